import { loaded } from '@iwan/shared/api/loaded';
import { projectsApi } from '@iwan/shared/api/projects/projects';
import type { Http } from '@iwan/shared/contracts/http';
import { locationName } from '@iwan/shared/domain/search/areas/area-of';
import { type ListingQuery, parameters } from '@iwan/shared/paths/criteria';
import { understandCriteria } from '../../domain/search/understand-criteria';
import { loadRatesForText } from '../rates/rates-for-text';
import { typedChoice } from '../typed-choice';

/**
 * Resolves what was typed: free text into the criteria that it names, and part of a name, in a form that the browser has
 * submitted without a choice, into the names that contain it. A text without a match stays in the search, so that the page can
 * say what was not found.
 */
export async function resolveTyped(
  query: URLSearchParams,
  sent: ListingQuery,
  http: Http,
  signal: AbortSignal,
): Promise<ListingQuery> {
  const projects = projectsApi(http);
  const rates = await loadRatesForText(sent.criteria.query, () => http, signal);
  const understood = await understandCriteria(sent.criteria, rates);
  // Two spellings of an area are one choice and one chip.
  const known = { ...understood, locations: [...new Set(understood.locations.map(locationName))] };
  const asked = { ...sent, criteria: known };
  const [place, name] = [textOf(query, parameters.locationLike), textOf(query, parameters.propertyLike)];
  if (place === '' && name === '') return asked;
  const { criteria } = asked;
  const listed = await loaded(projects.locations(signal), signal);
  const places = listed.status === 'ready' ? listed.value.map(({ value }) => value) : [];
  const locations = [...criteria.locations, ...meant(place, places, criteria.locations)];
  const within = locations.length > 0 ? locations : places;
  const found = name === '' ? null : await loaded(projects.names({ locations: within, sought: name }, signal), signal);
  const offered = found?.status === 'ready' ? found.value.names.map((project) => project.name) : [];
  const names = [...criteria.names, ...meant(name, offered, criteria.names)];
  return { ...asked, criteria: { ...criteria, locations, names } };
}

function meant(text: string, values: readonly string[], chosen: readonly string[]): readonly string[] {
  const choice = typedChoice(text, values, chosen);
  if (choice.status === 'settled') return [];
  return choice.status === 'taken' ? choice.values : [text];
}

function textOf(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().slice(0, 200);
}
