import styles from './form-summary.module.css';
import { formTexts } from './form-texts';
import { Message } from './message';

interface FormSummaryProps {
  /** The fields that need a second look, in their order: the id of each and what stands above it. */
  readonly fields: readonly { readonly id: string; readonly label: string }[];
}

/** What a form with errors opens with: a link to each field. Nothing without errors. */
export function FormSummary({ fields }: FormSummaryProps) {
  if (fields.length === 0) return null;
  return (
    <Message tone="danger">
      <strong>{formTexts.problems(fields.length)}</strong>
      <ul className={styles.summary}>
        {fields.map((field) => (
          <li key={field.id}>
            <a href={`#${field.id}`}>{field.label}</a>
          </li>
        ))}
      </ul>
    </Message>
  );
}
