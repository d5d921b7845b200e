import type { MouseEvent } from 'react';
import { useTexts } from '../../../domain/format/locale-context';
import { Message } from '../feedback/message';
import styles from './form-summary.module.css';
import { formTextsOf } from './form-texts';

interface FormSummaryProps {
  /** The invalid fields in their order: id and label. */
  readonly fields: readonly { readonly id: string; readonly label: string }[];
}

/** The summary of errors at the top of a form: a link to each field. Nothing without errors. */
export function FormSummary({ fields }: FormSummaryProps) {
  const formTexts = useTexts(formTextsOf);
  if (fields.length === 0) return null;
  return (
    <Message tone="danger">
      <strong>{formTexts.problems(fields.length)}</strong>
      <ul className={styles.summary}>
        {fields.map((field) => (
          <li key={field.id}>
            <a href={`#${field.id}`} onClick={leadToField}>
              {field.label}
            </a>
          </li>
        ))}
      </ul>
    </Message>
  );
}

/** Not by the browser, whose navigation to a fragment adds a history entry, which would close a dialog. */
function leadToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (field === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  field.focus();
}
