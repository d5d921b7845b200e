import { isEmail } from '@iwan/shared/domain/contact/email';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { useSession } from '@iwan/shared/state/session';
import { Button } from '@iwan/shared/ui/actions/button';
import { Message } from '@iwan/shared/ui/feedback/message';
import { TextField } from '@iwan/shared/ui/fields/field';
import { type FormEvent, useEffect, useState } from 'react';
import styles from './sign-in-dialog.module.css';
import { textsOf } from './texts';
import type { SignIn } from './use-sign-in';

const fieldId = 'sign-in-email';
const focusField = () => document.getElementById(fieldId)?.focus();

/** Asks for the address that the code is sent to. */
export function EmailStep({ signIn }: { readonly signIn: SignIn }) {
  const texts = useTexts(textsOf);
  const { draft, isBusy, problem, change, send } = signIn;
  const hasExpired = useSession((session) => session.ended === 'expired');
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    focusField();
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = draft.email.trim() === '' ? texts.emailMissing : isEmail(draft.email) ? undefined : texts.emailWrong;
    setMissing(wrong);
    if (wrong !== undefined || !(await send())) focusField();
  }

  const error = missing ?? (problem?.isOfField ? problem.sentence : undefined);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
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
      {problem?.isTooSoon ? (
        <button type="button" className={styles.link} onClick={() => change({ isAtCode: true })}>
          {texts.haveCode}
        </button>
      ) : null}
    </form>
  );
}
