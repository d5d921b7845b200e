import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { formAction } from '@iwan/shared/forms/posted-form';
import { Button } from '@iwan/shared/ui/actions/button';
import { Message } from '@iwan/shared/ui/feedback/message';
import { TextField } from '@iwan/shared/ui/fields/field';
import { PostedErrors } from '@iwan/shared/ui/forms/posted-errors';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { codeLength } from './code-digits';
import { CodeField } from './code-field';
import { fieldNames, postedForms } from './posted-forms';
import styles from './sign-in-dialog.module.css';
import { textsOf } from './texts';
import type { SignIn } from './use-sign-in';

/** The shortest time between two codes for one address in milliseconds; our backend sends none earlier. */
const resendGap = 60_000;

/** The step that asks for the mailed code. */
export function CodeStep({ signIn }: { readonly signIn: SignIn }) {
  const texts = useTexts(textsOf);
  const { draft, isBusy, problem, change, send, verify } = signIn;
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [errorCode, setErrorCode] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isSentAgain, setSentAgain] = useState(false);
  const seconds = useSecondsUntil((draft.sentAt ?? 0) + resendGap);
  useEffect(() => field.current?.focus(), []);

  async function check(whole: string): Promise<void> {
    setSentAgain(false);
    setMissing(whole.length < codeLength);
    field.current?.focus();
    if (whole.length < codeLength) return;
    setErrorCode(whole);
    await verify(whole);
  }

  async function sendAgain(): Promise<void> {
    field.current?.focus();
    setSentAgain(false);
    setErrorCode(null);
    if (!(await send())) return;
    setCode('');
    setSentAgain(true);
  }

  // Shown until another code is typed.
  const ofCode = problem?.isOfField && errorCode === code ? problem.sentence : undefined;
  const to = draft.email.trim();
  const sentence = isOnServer ? texts.sent : isSentAgain ? texts.sentAgainTo(to) : texts.sentTo(to);
  return (
    <form
      id={postedForms.code}
      className={styles.form}
      action={formAction(postedForms.code)}
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isBusy) void check(code);
      }}
    >
      <PostedErrors />
      <p className={styles.promise} role="status">
        {sentence}
      </p>
      {isOnServer ? <SentTo /> : null}
      <CodeField
        ref={field}
        code={code}
        isBusy={isBusy}
        error={isMissing ? texts.codeMissing : ofCode}
        onChange={(typed, isWhole) => {
          setCode(typed);
          setMissing(false);
          setSentAgain(false);
          if (isWhole && !isBusy) void check(typed);
        }}
      />
      {problem && !(problem.isOfField && errorCode !== null) ? (
        <Message tone="danger">{problem.sentence}</Message>
      ) : null}
      <Button type="submit" busy={isBusy} className={styles.submit}>
        {texts.verify}
      </Button>
      {isOnServer ? (
        <NewCode />
      ) : (
        <div className={styles.ways}>
          <button type="button" className={styles.link} onClick={() => change({ isAtCode: false })}>
            {texts.changeEmail}
          </button>
          {seconds > 0 ? (
            <span className={styles.wait}>{texts.newCodeIn(texts.clock(seconds))}</span>
          ) : (
            <button type="button" className={styles.link} onClick={() => void sendAgain()}>
              {texts.newCode}
            </button>
          )}
        </div>
      )}
    </form>
  );
}

/** The hidden fields of the posted form; the document server fills them in. */
function SentTo() {
  const texts = useTexts(textsOf);
  return (
    <>
      <TextField
        id="sign-in-code-email"
        label={texts.email}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <input type="hidden" name={fieldNames.sentAt} />
    </>
  );
}

/** A form that leads back to the first step with this address. */
function NewCode() {
  const texts = useTexts(textsOf);
  return (
    <button type="submit" formAction={formAction(postedForms.address)} className={styles.link}>
      {texts.newCode}
    </button>
  );
}

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Whole seconds until an instant (milliseconds since 1970), counted down; 0 from then on. */
function useSecondsUntil(instant: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant));
  useEffect(() => {
    setSeconds(secondsUntil(instant));
    const timer = setInterval(() => {
      const left = secondsUntil(instant);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
}
