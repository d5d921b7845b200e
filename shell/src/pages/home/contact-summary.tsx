import { Message } from '@iwan/shared/ui/message';
import type { ContactProblems } from './contact-problems';
import styles from './form.module.css';
import { texts } from './texts';

export const summaryId = 'contact-summary';

const words = texts.getInTouch;

const labels = {
  name: words.name,
  phone: words.phone,
  email: words.email,
  role: words.role,
  message: words.message,
  consent: words.consentShort,
} as const;

/** What a form with errors opens with: a link to each field. */
export function ContactSummary({ problems }: { readonly problems: ContactProblems }) {
  const names = Object.keys(problems) as (keyof ContactProblems)[];
  if (names.length === 0) return null;
  return (
    <div id={summaryId} tabIndex={-1}>
      <Message tone="danger">
        <strong>{words.problems(names.length)}</strong>
        <ul className={styles.summary}>
          {names.map((name) => (
            <li key={name}>
              <a href={`#contact-${name}`}>{labels[name]}</a>
            </li>
          ))}
        </ul>
      </Message>
    </div>
  );
}
