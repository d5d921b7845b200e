import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import { criteriaOf, searchWords } from '@iwan/shared/paths/search-words';
import {
  favouritesStore,
  recentStore,
  searchesStore,
  useFavourites,
  useRecent,
  useSearches,
} from '@iwan/shared/state/site-store';
import { Button, ButtonLink } from '@iwan/shared/ui/actions/button';
import { EmptyState } from '@iwan/shared/ui/feedback/empty-state';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ShareShortlist } from '../../parts/shortlist/share-shortlist';
import { ListHead } from './list-head';
import styles from './saved-dialog.module.css';
import { type FactsResponse, type KnownFacts, type SavedEntry, savedEntries } from './saved-facts';
import { SavedProject } from './saved-project';
import { SearchList } from './search-list';
import { textsOf } from './texts';
import { useSavedFacts } from './use-saved-facts';

/** Saved searches, favourites and recently viewed projects with today's facts. What is removed can be restored. */
export function SavedLists() {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const favourites = useFavourites((state) => state.projects);
  const recent = useRecent((state) => state.projects);
  const searches = useSearches((state) => state.searches);
  const { known, answer, retry } = useSavedFacts([...favourites, ...recent]);
  const [undoable, setUndoable] = useState<Undoable | null>(null);

  /** Makes a change that can be undone: undo restores the list as it was. */
  const take = (words: string, away: () => void, putBack: () => void) => {
    away();
    const undo = () => {
      putBack();
      setUndoable(null);
    };
    setUndoable({ words, undo });
  };
  const backToFavourites = () => restoreFavourites(favourites);
  const entriesOf = (kept: typeof favourites) => savedEntries(kept, known, answer);
  const isEmpty = favourites.length + recent.length + searches.length === 0;

  return (
    <>
      {undoable === null ? null : <UndoLine key={undoable.words} {...undoable} />}
      <Freshness answer={answer} known={known} onRetry={retry} />
      {searches.length === 0 ? null : (
        <SearchList
          searches={searches}
          onRemove={(search) =>
            take(
              texts.searchRemoved(searchWords(criteriaOf(search), search.slug, locale)),
              () => searchesStore.remove(search),
              () => searchesStore.restore(searches),
            )
          }
          onClear={() =>
            take(
              texts.searchesCleared,
              () => searchesStore.restore([]),
              () => searchesStore.restore(searches),
            )
          }
        />
      )}
      {favourites.length > 0 ? (
        <SavedList
          title={texts.favourites}
          entries={entriesOf(favourites)}
          onRemove={(project) =>
            take(texts.removed(project.name), () => favouritesStore.toggle(project), backToFavourites)
          }
          clear={texts.clearFavourites}
          onClear={() => take(texts.favouritesCleared, favouritesStore.clear, backToFavourites)}
        >
          <ShareShortlist ids={favourites.map(({ id }) => id)} />
        </SavedList>
      ) : isEmpty ? (
        <EmptyState title={texts.none} reason={texts.reason}>
          <ButtonLink href={paths.properties()}>{texts.browse}</ButtonLink>
        </EmptyState>
      ) : (
        <p className={styles.hint}>
          {texts.none}. {texts.reason}
        </p>
      )}
      {recent.length === 0 ? null : (
        <SavedList
          title={texts.recent}
          entries={entriesOf(recent)}
          clear={texts.clearRecent}
          onClear={() => take(texts.recentCleared, recentStore.clear, () => restoreRecent(recent))}
        />
      )}
    </>
  );
}

interface FreshnessProps {
  readonly answer: FactsResponse;
  readonly known: KnownFacts;
  readonly onRetry: () => void;
}

/** Says so where the facts are not today's. */
function Freshness({ answer, known, onRetry }: FreshnessProps) {
  const texts = useTexts(textsOf);
  if (answer.status !== 'failed') return null;
  return (
    <div className={styles.stale} role="status">
      <p>{known.at === null ? texts.staleSince : texts.staleOf(known.at)}</p>
      <Button look="quiet" size="small" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}

/**
 * Restores a list to its earlier order. Uses only what the stores of every shell can do: those of the earliest shells can only
 * insert at the front.
 */
function restoreFavourites(projects: readonly ProjectCard[]): void {
  favouritesStore.clear();
  for (const project of projects.toReversed()) favouritesStore.toggle(project);
}

/** The same for the recently viewed projects. */
function restoreRecent(projects: readonly ProjectCard[]): void {
  recentStore.clear();
  for (const project of projects.toReversed()) recentStore.see(project);
}

interface Undoable {
  /** What was removed, in words. */
  readonly words: string;
  readonly undo: () => void;
}

/** Reports what was removed and offers to undo it. Takes the focus, since the button that was pressed is gone. */
function UndoLine({ words, undo }: Undoable) {
  const texts = useTexts(textsOf);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.undo}>
      <p role="status">{words}</p>
      <Button ref={button} look="quiet" size="small" onClick={undo} aria-label={texts.undoWhat(words)}>
        {texts.undo}
      </Button>
    </div>
  );
}

interface SavedListProps {
  readonly title: string;
  readonly entries: readonly SavedEntry[];
  /** Left out where single entries cannot be removed. */
  readonly onRemove?: (project: ProjectCard) => void;
  readonly clear: string;
  readonly onClear: () => void;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** Saved projects, each with a link to its page. */
function SavedList({ title, entries, onRemove, children, ...head }: SavedListProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <ListHead id={heading} title={title} {...head} />
      <ul>
        {entries.map((entry) => (
          <SavedProject
            key={entry.project.id}
            entry={entry}
            onRemove={onRemove === undefined ? undefined : () => onRemove(entry.project)}
          />
        ))}
      </ul>
      {children === undefined ? null : <div className={styles.below}>{children}</div>}
    </section>
  );
}
