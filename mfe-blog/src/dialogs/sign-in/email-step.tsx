import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { formAction } from '@iwan/shared/forms/posted-form';
import { useSession } from '@iwan/shared/state/site-store';
import { Button } from '@iwan/shared/ui/actions/button';
import { Message } from '@iwan/shared/ui/feedback/message';
import { TextField } from '@iwan/shared/ui/fields/field';
import { PostedErrors } from '@iwan/shared/ui/forms/posted-errors';
import { type FormEvent, useEffect, useState } from 'react';
import { fieldNames, postedForms } from './posted-forms';
import styles from './sign-in-dialog.module.css';
import { addressError } from './sign-in-error';
import { textsOf } from './texts';
import type { SignIn } from './use-sign-in';
import type { Progress } from './without-script-progress';

const fieldId = 'sign-in-email';
const focusField = () => document.getElementById(fieldId)?.focus();

interface Props {
  readonly signIn: SignIn;
  /** The previous step, where a visitor without script has to know of it. */
  readonly after: Extract<Progress, { readonly step: 'address' }>['after'];
}

/** The step that asks for the address. */
export function EmailStep({ signIn, after }: Props) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { draft, isBusy, problem, change, send } = signIn;
  const hasExpired = useSession((session) => session.ended === 'expired');
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    focusField();
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = addressError(draft.email, locale);
    setMissing(wrong);
    if (wrong !== undefined || !(await send())) focusField();
  }

  const error = missing ?? (problem?.isOfField ? problem.sentence : undefined);
  return (
    <form
      id={postedForms.address}
      className={styles.form}
      action={formAction(postedForms.address)}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <PostedErrors />
      {after === 'cookie refused' ? <Message tone="danger">{texts.cookieRefused}</Message> : null}
      {after === 'sign-out' ? <Message tone="success">{texts.signedOut}</Message> : null}
      <p className={styles.promise}>{hasExpired ? texts.expired : texts.promise}</p>
      <TextField
        id={fieldId}
        label={texts.email}
        error={error}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        required
        readOnly={isBusy}
        data-autofocus
        value={draft.email}
        onChange={(event) => {
          setMissing(undefined);
          change({ email: event.target.value });
        }}
      />
      {problem && !problem.isOfField ? <Message tone="danger">{problem.sentence}</Message> : null}
      <Button type="submit" busy={isBusy} className={styles.submit}>
        {texts.send}
      </Button>
      {isOnServer ? (
        <button type="submit" name={fieldNames.hasCode} value="1" className={styles.link}>
          {texts.haveCode}
        </button>
      ) : null}
      {problem?.isTooSoon ? (
        <button type="button" className={styles.link} onClick={() => change({ isAtCode: true })}>
          {texts.haveCode}
        </button>
      ) : null}
    </form>
  );
}
