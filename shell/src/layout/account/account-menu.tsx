import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { signedInUser } from '@iwan/shared/domain/visitor/signed-in-user';
import { dialogStore, useSession } from '@iwan/shared/state/site-store';
import { IconButton } from '@iwan/shared/ui/actions/icon-button';
import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';
import { Link } from '@iwan/shared/ui/links/link';
import { textsOf } from '../texts';
import styles from './account.module.css';
import { accountAddress } from './account-address';
import { AccountLines } from './account-lines';
import { useFocusAfterSignOut } from './use-focus-after-sign-out';

/** The circle in the wide header: signs in, or shows who is signed in and signs out. Both have the same size. */
export function AccountMenu({ pathname }: { readonly pathname: string }) {
  const user = useSession((session) => session.user);
  return user === null ? <SignedOut /> : <SignedIn pathname={pathname} name={signedInUser(user).name} />;
}

function SignedOut() {
  const texts = useTexts(textsOf);
  const control = useFocusAfterSignOut();
  return (
    <div className={styles.entry}>
      <IconButton
        ref={control}
        className={styles.circle}
        icon={PersonIcon}
        look="bare"
        label={texts.signIn}
        aria-haspopup="dialog"
        onClick={() => dialogStore.open({ name: 'sign-in' })}
      />
      <noscript>
        <Link className={styles.unaided} href={accountAddress} rel="nofollow" aria-label={texts.account(null)}>
          <PersonIcon />
        </Link>
      </noscript>
    </div>
  );
}

function SignedIn({ pathname, name }: { readonly pathname: string; readonly name: string | null }) {
  const texts = useTexts(textsOf);
  const { details, onKeyDown } = useDisclosure(pathname);
  return (
    <details ref={details} className={styles.menu} onKeyDown={onKeyDown}>
      <summary className={styles.circle} aria-label={texts.account(name)} title={texts.account(name)}>
        {name === null ? <PersonIcon /> : <span className={styles.initial}>{initialOf(name)}</span>}
      </summary>
      <div className={styles.sheet}>
        <AccountLines />
      </div>
    </details>
  );
}

/** The first letter as a reader counts letters, in upper case where its script has one. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return (first?.segment ?? '').toLocaleUpperCase();
}

function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6" />
    </Icon>
  );
}
