import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { FactSources } from '@iwan/shared/ui/content/fact-sources';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { LinkIcon } from '../../parts/icons/link';
import styles from './question-item.module.css';
import type { Question } from './questions-texts';
import { textsOf } from './texts';

/**
 * A question that expands to its answer, without JavaScript. The id of the hash is inside of it: browsers expand the element
 * that contains the target of a link.
 */
export function QuestionItem({ question: { slug, question, answer, facts } }: { readonly question: Question }) {
  const texts = useTexts(textsOf);
  return (
    <details className={styles.item}>
      <summary className={styles.question}>
        <h3>{question}</h3>
        <DownIcon className={styles.mark} />
      </summary>
      <div id={slug} className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {facts === undefined ? null : <FactSources facts={facts} />}
        <a className={styles.link} href={`#${slug}`} aria-label={`${texts.link}: ${question}`}>
          <LinkIcon />
          {texts.link}
        </a>
      </div>
    </details>
  );
}
