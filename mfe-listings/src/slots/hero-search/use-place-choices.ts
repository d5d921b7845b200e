import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { FacetCounts } from '@iwan/shared/domain/search/facets/facets';
import type { ProjectName } from '@iwan/shared/domain/search/words/project-names';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type TypedChoice, typedChoice } from '../../parts/typed-choice';
import { textsOf } from './texts';
import { useProjectNames } from './use-project-names';

/** The cells with a search field, by the ids of these fields without `-find`. */
export type TypedCell = 'search-location' | 'search-property';

interface Undecided {
  readonly cell: TypedCell;
  readonly error: string;
}

/** Locations and the properties in them: what is checked, what is typed, and which text is still ambiguous. */
export function usePlaceChoices(counts: FacetCounts) {
  const texts = useTexts(textsOf);
  const [locations, setLocations] = useState<readonly string[]>([]);
  const [properties, setProperties] = useState<readonly ProjectName[]>([]);
  const [soughtLocation, setSoughtLocation] = useState('');
  const [soughtProperty, setSoughtProperty] = useState('');
  /** The cell whose typed text is ambiguous when the visitor wanted to continue. */
  const [undecided, setUndecided] = useState<Undecided | null>(null);
  const { response, retry } = useProjectNames(locations, soughtProperty);
  const offered = response.status === 'ready' ? response.found.names : [];
  const names = properties.map(({ name }) => name);
  const locationChoice = typedChoice(soughtLocation, counts.map(textOf), locations);
  const propertyChoice = typedChoice(soughtProperty, offered.map(nameOf), names);
  /** What is checked, and what is typed unambiguously. */
  const meant = {
    locations: [...locations, ...takenBy(locationChoice)],
    names: [...names, ...takenBy(propertyChoice)],
  };

  function chooseLocations(next: readonly string[]): void {
    const still = new Set(next.map((location) => location.toLowerCase()));
    setLocations(next);
    setProperties((chosen) => chosen.filter(({ location }) => still.has(location.toLowerCase())));
  }

  function chooseNames(next: readonly string[]): void {
    const known = [...properties, ...offered];
    setProperties(next.flatMap((name) => known.find((property) => property.name === name) ?? []));
  }

  /** Checks what is typed. Returns the cell whose text is ambiguous, which then shows a message. */
  function settle(): TypedCell | null {
    const typed = [
      { cell: 'search-location', sought: soughtLocation, choice: locationChoice },
      { cell: 'search-property', sought: soughtProperty, choice: propertyChoice },
    ] as const;
    for (const { cell, sought, choice } of typed) {
      if (choice.status !== 'open') continue;
      setUndecided({ cell, error: texts.undecided(sought.trim(), choice.matches) });
      return cell;
    }
    // Rendered synchronously: the form is read as soon as the current event has bubbled to the document.
    flushSync(() => {
      chooseLocations(meant.locations);
      chooseNames(meant.names);
      setSoughtLocation('');
      setSoughtProperty('');
    });
    return null;
  }

  const seek = (setSought: (text: string) => void) => (text: string) => {
    setUndecided(null);
    setSought(text);
  };
  const errorOf = (cell: TypedCell) => (undecided?.cell === cell ? undecided.error : null);

  return {
    meant,
    settle,
    location: {
      chosen: locations,
      onChange: chooseLocations,
      sought: soughtLocation,
      onSeek: seek(setSoughtLocation),
      error: errorOf('search-location'),
    },
    property: {
      options: offered.map(({ name }) => ({ value: name, count: null })),
      chosen: names,
      onChange: chooseNames,
      sought: soughtProperty,
      onSeek: seek(setSoughtProperty),
      error: errorOf('search-property'),
      isLoading: response.status === 'loading',
      isCut: response.status === 'ready' && response.found.isCut,
      failure: response.status === 'failed' ? { message: response.message, retry } : null,
    },
  };
}

const textOf = ({ value }: { readonly value: string }) => value;
const nameOf = ({ name }: ProjectName) => name;
const takenBy = (choice: TypedChoice) => (choice.status === 'taken' ? choice.values : []);
