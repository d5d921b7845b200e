import { languageOf, languages, pathIn } from '@iwan/shared/domain/format/languages';
import { useLocale } from '@iwan/shared/domain/format/locale-context';
import { Link } from '@iwan/shared/ui/links/link';
import type { MouseEvent } from 'react';
import { plainPath } from '../../document/languages';
import { rememberAsked } from './offered-language';

/** The path of a page without its language, and its query. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

interface LanguageSwitchProps {
  readonly place: Place;
  readonly className?: string | undefined;
}

/** A link to this page in each other language, with what its address says at the press: filter, dialog and heading. */
export function LanguageSwitch({ place: { pathname, search }, className }: LanguageSwitchProps) {
  const current = languageOf(useLocale());
  return languages
    .filter((language) => language !== current)
    .map(({ code, locale, name }) => (
      <Link
        key={code}
        className={className}
        href={pathIn(locale, pathname + search)}
        hrefLang={code}
        lang={code}
        // The document server leaves out what no part of the page reads of its query.
        suppressHydrationWarning
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          rememberAsked();
          event.currentTarget.href = pathIn(locale, plainPath(location.pathname) + location.search + location.hash);
        }}
      >
        {name}
      </Link>
    ));
}
