import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { signedInUser } from '@iwan/shared/domain/visitor/signed-in-user';
import { dialogStore, sessionStore, useSession } from '@iwan/shared/state/site-store';
import { Button } from '@iwan/shared/ui/actions/button';
import { Link } from '@iwan/shared/ui/links/link';
import { textsOf } from '../texts';
import styles from './account.module.css';
import { accountAddress } from './account-address';
import { useFocusAfterSignOut } from './use-focus-after-sign-out';

/** Shows the signed-in user with sign-out, or sign-in. `onLeave` is called before the dialog of sign-in opens. */
export function AccountLines({ onLeave }: { readonly onLeave?: () => void }) {
  const texts = useTexts(textsOf);
  const user = useSession((session) => session.user);
  if (user === null) return <SignIn onOpen={onLeave} />;
  return (
    <div className={styles.lines}>
      <p>{texts.signedInAs(signedInUser(user).name)}</p>
      <Button className={styles.button} look="outline" size="small" onClick={sessionStore.signOut}>
        {texts.signOut}
      </Button>
    </div>
  );
}

function SignIn({ onOpen }: { readonly onOpen: (() => void) | undefined }) {
  const texts = useTexts(textsOf);
  const control = useFocusAfterSignOut();
  const open = () => {
    onOpen?.();
    dialogStore.open({ name: 'sign-in' });
  };
  return (
    <div className={styles.entry}>
      <Button ref={control} className={styles.button} look="outline" size="small" aria-haspopup="dialog" onClick={open}>
        {texts.signIn}
      </Button>
      <noscript>
        <Link className={styles.unaided} href={accountAddress} rel="nofollow">
          {texts.account(null)}
        </Link>
      </noscript>
    </div>
  );
}
