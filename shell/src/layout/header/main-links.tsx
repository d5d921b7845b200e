import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { Link } from '@iwan/shared/ui/links/link';
import { usePageName } from '../../federation/page/page-context';
import { CalculatorLink } from '../calculator-link';
import { textsOf } from '../texts';

/** Pages that belong to a link of the header whose target is another page. */
const ofProperties: readonly string[] = [
  'filter-property',
  'filter-all-property',
  'listing',
  'area-listing',
  'project',
  'trending-project',
  'compare',
];
const ofDevelopers: readonly string[] = ['developer'];

interface MainLinksProps {
  readonly pathname: string;
  readonly onOpenCalculator?: () => void;
}

/** The header's own links in the order of section 2, the current page marked. */
export function MainLinks({ pathname, onOpenCalculator }: MainLinksProps) {
  const texts = useTexts(textsOf);
  return (
    <>
      <PageLink pathname={pathname} href={paths.about()} text={texts.aboutUs} />
      <PageLink pathname={pathname} href={paths.properties()} text={texts.properties} section={ofProperties} />
      <PageLink pathname={pathname} href={paths.developers()} text={texts.developers} section={ofDevelopers} />
      <CalculatorLink {...(onOpenCalculator === undefined ? {} : { onOpen: onOpenCalculator })}>
        {texts.calculator}
      </CalculatorLink>
      <PageLink pathname={pathname} href={paths.map()} text={texts.map} />
      <PageLink pathname={pathname} href={paths.contactUs()} text={texts.contactUs} />
    </>
  );
}

interface PageLinkProps {
  readonly pathname: string;
  readonly href: string;
  readonly text: string;
  /** The pages below it, for which it is marked as the section. */
  readonly section?: readonly string[];
}

/**
 * A link to a page of the site. `aria-current` when that page is the current one, with or without its trailing slash, or one of
 * its section.
 */
export function PageLink({ pathname, href, text, section = [] }: PageLinkProps) {
  const name = usePageName();
  const isHere = trimmed(href) === trimmed(pathname);
  return (
    <Link href={href} aria-current={isHere ? 'page' : (name !== null && section.includes(name)) || undefined}>
      {text}
    </Link>
  );
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '');
}
