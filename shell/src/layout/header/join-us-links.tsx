import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { OutIcon } from '@iwan/shared/ui/icons/out';
import { Link } from '@iwan/shared/ui/links/link';
import { textsOf } from '../texts';
import { PageLink } from './main-links';

/** The two external sites where agents sign in and sign up; their addresses are in the server's environment. */
export interface ExternalSites {
  readonly agentSignIn: string;
  readonly superAgent: string;
}

/** The links of Join Us (section 2): two external ones, and Career. */
export function JoinUsLinks({ pathname, sites }: { readonly pathname: string; readonly sites: ExternalSites }) {
  const texts = useTexts(textsOf);
  return (
    <ul>
      <li>
        <LeavingLink href={sites.agentSignIn} text={texts.signInAsAgent} />
      </li>
      <li>
        <LeavingLink href={sites.superAgent} text={texts.becomeSuperAgent} />
      </li>
      <li>
        <PageLink pathname={pathname} href={paths.career()} text={texts.career} />
      </li>
    </ul>
  );
}

function LeavingLink({ href, text }: { readonly href: string; readonly text: string }) {
  const texts = useTexts(textsOf);
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      <span>
        {text}
        <span className="visually-hidden"> {texts.opensElsewhere}</span>
      </span>
      <OutIcon />
    </Link>
  );
}
