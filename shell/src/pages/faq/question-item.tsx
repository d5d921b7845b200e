import { factsIn, withFacts } from '@iwan/shared/domain/facts/fact-text';
import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { FactSources } from '@iwan/shared/ui/content/fact-sources';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';
import { RecordWords } from '@iwan/shared/ui/records/record-words';
import { paragraphsOf, type Question } from './question';
import styles from './question-item.module.css';
import { textsOf } from './texts';

/**
 * A question that expands to its answer, without JavaScript. The id of the hash is inside of it: browsers expand the element
 * that contains the target of a link.
 */
export function QuestionItem({ question }: { readonly question: Question }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const { slug, answer } = question;
  const facts = factsIn(answer);
  return (
    <details className={styles.item}>
      <summary className={styles.question}>
        <h3>
          <RecordWords of={question} field="name">
            {question.question}
          </RecordWords>
        </h3>
        <DownIcon className={styles.mark} />
      </summary>
      <div id={slug} className={styles.answer}>
        {paragraphsOf(question).map((paragraph) => (
          <p key={paragraph}>
            <RecordWords of={question} field="answer">
              {withFacts(paragraph, format)}
            </RecordWords>
          </p>
        ))}
        {facts.length === 0 ? null : <FactSources facts={facts} />}
        <a className={styles.link} href={`#${slug}`} aria-label={`${texts.link}: ${question.question}`}>
          <LinkIcon />
          {texts.link}
        </a>
      </div>
    </details>
  );
}

function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.3 1.3" />
      <path d="M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3" />
    </Icon>
  );
}
