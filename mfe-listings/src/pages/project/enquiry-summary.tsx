import type { EnquiryProblems } from '@iwan/shared/domain/enquiry';
import { Message } from '@iwan/shared/ui/message';
import styles from './enquiry-form.module.css';
import { texts } from './texts';

export const summaryId = 'enquiry-summary';

const words = texts.enquiry;

/** What the form opens with when fields need a second look: a link to each. */
export function EnquirySummary({ problems }: { readonly problems: EnquiryProblems }) {
  const names = Object.keys(problems) as (keyof EnquiryProblems)[];
  if (names.length === 0) return null;
  return (
    <div id={summaryId} tabIndex={-1}>
      <Message tone="danger">
        <strong>{words.problems(names.length)}</strong>
        <ul className={styles.summary}>
          {names.map((name) => (
            <li key={name}>
              <a href={`#enquiry-${name}`}>{words[name]}</a>
            </li>
          ))}
        </ul>
      </Message>
    </div>
  );
}
