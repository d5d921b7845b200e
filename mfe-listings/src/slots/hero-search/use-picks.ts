import { locationKey, locationName } from '@iwan/shared/domain/areas/area-of';
import type { ProjectName } from '@iwan/shared/domain/search/words/project-names';
import { parameters } from '@iwan/shared/paths/criteria';
import { useState } from 'react';
import type { PickedChip } from '../../parts/search-box/search-box';
import type { SuggestedOption } from '../../parts/search-box/suggested-option';

interface Picks {
  readonly locations: readonly string[];
  /** The choices of Properties. */
  readonly projects: readonly ProjectName[];
  readonly kinds: readonly string[];
  readonly agents: readonly string[];
  readonly developer: string | null;
}

const nothing: Picks = { locations: [], projects: [], kinds: [], agents: [], developer: null };

/** What was picked in Locations, as chips, and the projects in Properties, which are at these locations. */
export function usePicks() {
  const [picks, setPicks] = useState(nothing);
  const { locations, kinds, agents, developer } = picks;

  function pick({ kind, name, note }: SuggestedOption): void {
    setPicks((before) => {
      if (kind === 'area') return { ...before, locations: added(before.locations, name) };
      if (kind === 'kind') return { ...before, kinds: added(before.kinds, name) };
      if (kind === 'agent') return { ...before, agents: added(before.agents, name) };
      if (kind === 'developer') return { ...before, developer: name };
      // The name of a landmark stands in the field as text: new picks, so that the form is read again.
      if (kind !== 'project') return { ...before };
      const location = locationName(note);
      const isChosen = before.projects.some((project) => project.name === name);
      return {
        ...before,
        locations: location === '' ? before.locations : added(before.locations, location),
        projects: isChosen ? before.projects : [...before.projects, { name, location }],
      };
    });
  }

  function removeLocation(location: string): void {
    const key = locationKey(location);
    setPicks((before) => ({
      ...before,
      locations: before.locations.filter((each) => each !== location),
      projects: before.projects.filter((project) => locationKey(project.location) !== key),
    }));
  }

  const chipsOf = (list: 'kinds' | 'agents', values: readonly string[]) =>
    values.map((value) => ({
      name: parameters[list],
      value,
      onRemove: () => setPicks((before) => ({ ...before, [list]: before[list].filter((each) => each !== value) })),
    }));

  const chips: readonly PickedChip[] = [
    ...locations.map((value) => ({
      name: parameters.locations,
      value,
      onRemove: () => removeLocation(value),
    })),
    ...chipsOf('kinds', kinds),
    ...chipsOf('agents', agents),
    ...(developer === null
      ? []
      : [
          {
            name: parameters.developer,
            value: developer,
            onRemove: () => setPicks((before) => ({ ...before, developer: null })),
          },
        ]),
  ];
  return { picks, chips, pick, setProjects: (next: Picks['projects']) => setPicks({ ...picks, projects: next }) };
}

const added = (values: readonly string[], value: string) => (values.includes(value) ? values : [...values, value]);
