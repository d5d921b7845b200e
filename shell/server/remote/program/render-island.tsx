import { languageOf, pathIn } from '@iwan/shared/domain/format/languages';
import { LocaleContext } from '@iwan/shared/domain/format/locale-context';
import { type RecordingLocation, searchWith } from '@iwan/shared/router/search-of';
import type { Dialog } from '@iwan/shared/state/dialogs';
import { RenderedDialog } from '@iwan/shared/state/site-store';
import { type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { UNSAFE_LocationContext as LocationContext, Router } from 'react-router-dom';
import { basenameOf, readingOf } from '../../../src/document/languages';
import type { IslandModule } from '../../../src/federation/load-island';
import type { PlaceWord, PlaceWords } from '../../data/place-cache';
import type { RenderedIsland } from '../messages/messages';

interface Props {
  readonly onRead: (word: PlaceWord) => void;
  readonly children: ReactNode;
}

/** The server does not navigate; an island that tries to while rendering has a bug. */
const noNavigation = () => {
  throw new Error('An island cannot navigate while it is rendered on the server.');
};
const staticNavigator = {
  createHref: (to: string | { pathname?: string; search?: string; hash?: string }) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: noNavigation,
  push: noNavigation,
  replace: noNavigation,
};

interface Rendering {
  /** The id of the island in its document. */
  readonly island: string;
  readonly data: unknown;
  readonly place: PlaceWords;
  /** The dialog and its parameters. */
  readonly dialog?: Dialog;
}

/**
 * The HTML of one island, rendered by itself, and the parts of its address that it has read. Throws when the component throws.
 */
export function renderIsland(
  { Component }: IslandModule,
  { island, data, place: { pathname, search }, dialog }: Rendering,
): RenderedIsland {
  const reads = new Set<PlaceWord>();
  const reading = readingOf(pathname);
  const content = <Component data={data} {...reading} />;
  const html = renderToString(
    <LocaleContext value={reading.locale}>
      <Router basename={basenameOf(pathname)} location={pathname + search} navigator={staticNavigator} static>
        <WatchedPlace onRead={(word) => reads.add(word)}>
          {dialog ? <RenderedDialog value={dialog}>{content}</RenderedDialog> : content}
        </WatchedPlace>
      </Router>
    </LocaleContext>,
    { identifierPrefix: `${island}-` },
  );
  return { html: linksInLanguage(html, reading.locale), reads: [...reads] };
}

/** Records which parts of the address are read by the components below it. */
function WatchedPlace({ onRead, children }: Props) {
  const context = useContext(LocationContext);
  return (
    <LocationContext value={{ ...context, location: watchedLocation(context.location, onRead) }}>
      {children}
    </LocationContext>
  );
}

/** The other properties of a location (hash, state, key) are the same for every document. */
function watchedLocation<Location extends { readonly pathname: string; readonly search: string }>(
  location: Location,
  onRead: Props['onRead'],
): Location & RecordingLocation {
  return {
    ...location,
    get pathname() {
      onRead('pathname');
      return location.pathname;
    },
    get search() {
      onRead('search');
      return location.search;
    },
    searchOf(names) {
      for (const name of names) onRead(`?${name}`);
      return searchWith(names, location.search);
    },
  };
}

/**
 * The HTML of a part with all links and forms to pages of the site in the language of a locale. A release that knows of no
 * languages writes them without; those of other releases stay as they are.
 */
export function linksInLanguage(html: string, locale: string): string {
  if (languageOf(locale).prefix === '') return html;
  return html.replace(/<(?:a|area|button|form)\s[^>]*>/g, (tag) =>
    /\shreflang=/i.test(tag)
      ? tag
      : tag.replace(/(?<=\s)(href|action|formaction)="(\/[^"]*)"/gi, (_, name, address) => {
          return `${name}="${pathIn(locale, address)}"`;
        }),
  );
}
