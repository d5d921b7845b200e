import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { restoreSearches, type SavedSearch } from '@iwan/shared/domain/search/saved-searches';
import { restoreNotes } from '@iwan/shared/domain/visitor/notes';
import type { SavedEntry, SavedLists, ShownLists } from '@iwan/shared/domain/visitor/saved-lists';
import { basketStore, favouritesStore, notesStore, recentStore, searchesStore } from '@iwan/shared/state/site-store';
import { storages } from '@iwan/shared/state/stored-slices';

/** The lists that are synchronized, but for the notes: they change with each key. */
export const stores = [favouritesStore, basketStore, recentStore, searchesStore] as const;

/** What is stored: another tab may have written what this one does not show yet. */
function projectLists() {
  return {
    favourites: storages.favourites.latest(favouritesStore.getState()).projects,
    // The latest one is the last of the comparison, and the first of the others.
    comparison: [...storages.comparison.latest(basketStore.getState()).projects].reverse(),
    recent: storages.recent.latest(recentStore.getState()).projects,
  };
}

const searches = () => storages.searches.latest(searchesStore.getState()).searches;
const notes = () => storages.notes.latest(notesStore.getState()).notes;
const idOf = ({ query, slug }: Pick<SavedSearch, 'query' | 'slug'>) => `${slug ?? ''}?${query}`;

/** The lists of this device. Projects are named by their ids; what was seen of a search stays on the device. */
export function shownLists(): ShownLists {
  const { favourites, comparison, recent } = projectLists();
  const named = (projects: readonly ProjectCard[]) => projects.map(({ id }) => ({ id }));
  return {
    favourites: named(favourites),
    comparison: named(comparison),
    recent: named(recent),
    notes: notes().map((note) => ({ ...note })),
    searches: searches().map(({ seen: _, ...search }) => ({ id: idOf(search), ...search })),
  };
}

const present = (list: readonly SavedEntry[] = []) => list.filter(({ removed }) => !removed);

/** The projects in lists that this device has no card of. */
export function unknownProjects(lists: SavedLists): readonly string[] {
  const known = new Set(Object.values(projectLists()).flatMap((projects) => projects.map(({ id }) => id)));
  const wanted = [lists.favourites, lists.comparison, lists.recent].flatMap((list) => present(list));
  return [...new Set(wanted.map(({ id }) => id))].filter((id) => !known.has(id));
}

/** Shows merged lists on this device, with cards for the projects that it does not have; one without a card is not shown. */
export function showLists(lists: SavedLists, cards: readonly ProjectCard[]): void {
  const { favourites, comparison, recent } = projectLists();
  const byId = new Map([...cards, ...recent, ...comparison, ...favourites].map((card) => [card.id, card]));
  const cardsOf = (list: SavedLists[string]) => present(list).flatMap(({ id }) => byId.get(id) ?? []);
  const isOther = (before: readonly { readonly id: string }[], after: readonly { readonly id: string }[]) =>
    JSON.stringify(before.map(({ id }) => id)) !== JSON.stringify(after.map(({ id }) => id));

  const next = {
    favourites: cardsOf(lists.favourites ?? []),
    comparison: cardsOf(lists.comparison ?? []),
    recent: cardsOf(lists.recent ?? []),
  };
  if (isOther(favourites, next.favourites)) favouritesStore.setState({ projects: next.favourites });
  if (isOther(comparison, next.comparison)) basketStore.setState({ projects: next.comparison.reverse() });
  if (isOther(recent, next.recent)) recentStore.setState({ projects: next.recent });

  const written = restoreNotes(present(lists.notes));
  if (JSON.stringify(notes()) !== JSON.stringify(written)) notesStore.setState({ notes: written });

  const before = new Map(searches().map((search) => [idOf(search), search]));
  const merged = restoreSearches(JSON.stringify(present(lists.searches))).map(
    (search) => before.get(idOf(search)) ?? search,
  );
  if (JSON.stringify(searches().map(idOf)) !== JSON.stringify(merged.map(idOf))) searchesStore.restore(merged);
}
