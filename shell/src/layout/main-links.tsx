import { paths } from '@iwan/shared/paths/paths';
import { CalculatorLink } from './calculator-link';
import { texts } from './texts';

interface MainLinksProps {
  readonly pathname: string;
  readonly onOpenCalculator?: () => void;
}

/** The header's own links in the order of section 2, the current page marked. */
export function MainLinks({ pathname, onOpenCalculator }: MainLinksProps) {
  return (
    <>
      <PageLink pathname={pathname} href={paths.about()} text={texts.aboutUs} />
      <PageLink pathname={pathname} href={paths.properties()} text={texts.properties} />
      <PageLink pathname={pathname} href={paths.developers()} text={texts.developers} />
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
}

/** A link to a page of the site; `aria-current` when that page is on show, with or without its trailing slash. */
export function PageLink({ pathname, href, text }: PageLinkProps) {
  const current = trimmed(href) === trimmed(pathname);
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {text}
    </a>
  );
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '');
}
