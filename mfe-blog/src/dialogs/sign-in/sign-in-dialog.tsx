import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { formAction } from '@iwan/shared/forms/posted-form';
import { dialogStore, useDialogs, useSession } from '@iwan/shared/state/site-store';
import { Button } from '@iwan/shared/ui/actions/button';
import { Dialog } from '@iwan/shared/ui/dialog';
import { PostedErrors } from '@iwan/shared/ui/forms/posted-errors';
import { useEffect } from 'react';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { postedForms } from './posted-forms';
import styles from './sign-in-dialog.module.css';
import { textsOf } from './texts';
import { useSignIn } from './use-sign-in';
import type { Progress } from './without-script-progress';

/**
 * The dialog that signs in by a mailed code (section 4); opened through the dialog store. `data`: the step of a visitor without
 * script, on the server only.
 */
export function SignInDialog({ data }: { readonly data: Progress | null }) {
  const isOpen = useDialogs((state) => state.dialog?.name === 'sign-in');
  const isSignedIn = useSession((session) => session.user !== null);
  // Also after signing in in another tab.
  useEffect(() => {
    if (isOpen && isSignedIn) dialogStore.close();
  }, [isOpen, isSignedIn]);
  return isOpen && !isSignedIn ? <Steps progress={data} /> : null;
}

function Steps({ progress }: { readonly progress: Progress | null }) {
  const texts = useTexts(textsOf);
  const signIn = useSignIn();
  const step = progress?.step ?? (signIn.draft.isAtCode ? 'code' : 'address');
  const titles = { address: texts.title, code: texts.codeTitle, 'signed in': texts.signedInTitle };
  return (
    <Dialog title={titles[step]} size="small" onClose={dialogStore.close}>
      {step === 'address' ? (
        <EmailStep signIn={signIn} after={progress?.step === step ? progress.after : 'nothing'} />
      ) : null}
      {step === 'code' ? <CodeStep signIn={signIn} /> : null}
      {progress?.step === 'signed in' ? <SignedInStep name={progress.name} /> : null}
    </Dialog>
  );
}

/** Shows without script who is signed in, with a button to sign out; with script the header does. */
function SignedInStep({ name }: { readonly name: string | null }) {
  const texts = useTexts(textsOf);
  return (
    <form id={postedForms.end} className={styles.form} action={formAction(postedForms.end)} method="post">
      <PostedErrors />
      <p className={styles.promise} role="status">
        {name === null ? texts.signedIn : texts.signedInAs(name)}
      </p>
      <Button type="submit" look="outline" className={styles.submit}>
        {texts.signOut}
      </Button>
    </form>
  );
}
