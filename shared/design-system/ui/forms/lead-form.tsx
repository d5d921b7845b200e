import type { ReactNode } from 'react';
import type { About, FieldRule, FormValues } from '../../../contract-kit/forms/lead-form';
import { formAction } from '../../../contract-kit/forms/posted-form';
import type { LeadForm as Form } from '../../../contract-kit/forms/use-lead-form';
import { classNames } from '../../dom/class-names';
import { Button, type ButtonLook } from '../actions/button';
import { Honeypot } from './honeypot';
import styles from './lead-form.module.css';
import { PostedErrors } from './posted-errors';
import { SubmissionMessage } from './submission-message';

interface LeadFormProps<Values extends FormValues> {
  /** The result of `useLeadForm`. */
  readonly form: Form<Values>;
  /** The id of the form's heading. */
  readonly labelledBy?: string;
  /** Values that the page adds as hidden fields, for visitors without script. */
  readonly about?: About;
  readonly look?: ButtonLook;
  /** Without it the message has no close button. */
  readonly onClose?: () => void;
  /** `inline` puts the button beside the last field. */
  readonly layout?: 'stacked' | 'inline';
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * The layout of every form that ends as a lead: the fields, the button, the honeypot and the result. The browser posts it to the
 * document server without script.
 */
export function LeadForm<Values extends FormValues>({
  form,
  labelledBy,
  about = {},
  look = 'primary',
  onClose,
  layout = 'stacked',
  children,
}: LeadFormProps<Values>) {
  const { definition, id, submission, onSubmit, cancel } = form;
  const { name, words, fields } = definition;
  const rules = Object.values<FieldRule>(fields);
  return (
    <form
      id={id}
      className={styles.form}
      action={formAction(name)}
      method="post"
      encType={rules.some(({ empty }) => empty === null) ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={onSubmit}
      aria-labelledby={labelledBy}
    >
      <PostedErrors />
      {Object.entries(about).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div className={classNames(styles.fields, layout === 'inline' && styles.inline)}>
        {children}
        <Button type="submit" look={look} className={styles.send} busy={submission.status === 'sending'}>
          {words.send}
        </Button>
        {words.agreement === undefined ? null : <p className={styles.consent}>{words.agreement}</p>}
      </div>
      <Honeypot />
      <SubmissionMessage submission={submission} {...words} onCancel={cancel} onClose={onClose} />
    </form>
  );
}
