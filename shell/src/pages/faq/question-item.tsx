import { Icon } from '@iwan/shared/ui/icon';
import styles from './question-item.module.css';
import type { Question } from './questions';
import { texts } from './texts';

/**
 * A question that opens onto its answer, without script. The address names what lies within: browsers open whatever
 * hides the place that a link leads to.
 */
export function QuestionItem({ question: { slug, question, answer } }: { readonly question: Question }) {
  return (
    <details className={styles.item}>
      <summary className={styles.question}>
        <h3>{question}</h3>
        <Icon name="down" className={styles.mark} />
      </summary>
      <div id={slug} className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a className={styles.link} href={`#${slug}`} aria-label={`${texts.link}: ${question}`}>
          <Icon name="link" />
          {texts.link}
        </a>
      </div>
    </details>
  );
}
