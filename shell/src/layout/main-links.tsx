import { type Match, matchPath } from '@iwan/shared/paths/match';
import { paths } from '@iwan/shared/paths/paths';
import { CalculatorLink } from './calculator-link';
import { texts } from './texts';

type Page = Extract<Match, { readonly page: string }>['page'];

/** Pages that stand under a link of the header without being the one that it leads to. */
const ofProperties: readonly Page[] = [
  'filter-property',
  'filter-all-property',
  'listing',
  'area-listing',
  'project',
  'trending-project',
  'compare',
];
const ofDevelopers: readonly Page[] = ['developer'];

interface MainLinksProps {
  readonly pathname: string;
  readonly onOpenCalculator?: () => void;
}

/** The header's own links in the order of section 2, the current page marked. */
export function MainLinks({ pathname, onOpenCalculator }: MainLinksProps) {
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
  /** The pages of which it is marked as the way back, too. */
  readonly section?: readonly Page[];
}

/**
 * A link to a page of the site. `aria-current` when that page is on show, with or without its trailing slash, or one of
 * its section.
 */
export function PageLink({ pathname, href, text, section = [] }: PageLinkProps) {
  return (
    <a href={href} aria-current={trimmed(href) === trimmed(pathname) ? 'page' : isIn(section, pathname) || undefined}>
      {text}
    </a>
  );
}

function isIn(section: readonly Page[], pathname: string): boolean {
  const match = matchPath(pathname);
  return 'page' in match && section.includes(match.page);
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '');
}
