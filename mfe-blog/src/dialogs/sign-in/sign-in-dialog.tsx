import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { dialogStore, useDialogs } from '@iwan/shared/state/dialogs';
import { useSession } from '@iwan/shared/state/session';
import { Dialog } from '@iwan/shared/ui/dialog';
import { useEffect } from 'react';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { textsOf } from './texts';
import { useSignIn } from './use-sign-in';

/** Signs in by a code that is mailed (section 4), over the page; opened through the dialog store. */
export function SignInDialog() {
  const isOpen = useDialogs((state) => state.dialog?.name === 'sign-in');
  const isSignedIn = useSession((session) => session.user !== null);
  // Also when that was done in another tab.
  useEffect(() => {
    if (isOpen && isSignedIn) dialogStore.close();
  }, [isOpen, isSignedIn]);
  return isOpen && !isSignedIn ? <Steps /> : null;
}

function Steps() {
  const texts = useTexts(textsOf);
  const signIn = useSignIn();
  const { isAtCode } = signIn.draft;
  return (
    <Dialog title={isAtCode ? texts.codeTitle : texts.title} size="small" onClose={dialogStore.close}>
      {isAtCode ? <CodeStep signIn={signIn} /> : <EmailStep signIn={signIn} />}
    </Dialog>
  );
}
