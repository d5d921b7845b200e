import { type RecordingLocation, searchWith } from '@iwan/shared/router/search-of';
import { type ReactNode, useContext } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import type { PlaceWord } from '../remote-messages/messages';

interface Props {
  readonly onRead: (word: PlaceWord) => void;
  readonly children: ReactNode;
}

/** Records which parts of the address are read by the components below it. */
export function WatchedPlace({ onRead, children }: Props) {
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
