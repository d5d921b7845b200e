import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/** A listing that was imported before. */
export interface StoredListing {
  readonly reference: string;
  readonly projectId: number;
  /** As the feed had them last, whatever the office has changed since. */
  readonly fields: Fields;
  /** The feed had it no longer: its project is unpublished. */
  readonly isWithdrawn: boolean;
}

export interface IncomingListing {
  readonly reference: string;
  readonly fields: Fields;
}

export interface ChangedListing extends IncomingListing {
  readonly before: StoredListing;
  /** The fields that differ from the last import; `null` for one that the feed has no longer. */
  readonly changes: Fields;
}

/** What an import changes. */
export interface FeedPlan {
  readonly added: readonly IncomingListing[];
  /** Those that come back after they were withdrawn are among them. */
  readonly changed: readonly ChangedListing[];
  readonly unchanged: number;
  readonly withdrawn: readonly StoredListing[];
}

function changesOf(stored: Fields, after: Fields): Fields {
  // Objects of a database's driver may have other prototypes, which are compared as well.
  const [before, now] = [structuredClone(stored), structuredClone(after)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => !isDeepStrictEqual(before[name], now[name]));
  return Object.fromEntries(differing.map((name) => [name, after[name] ?? null]));
}

/** Compares a feed with what was imported of it before. A listing that is broken now (`broken`) stays as it was. */
export function planFeed(
  stored: readonly StoredListing[],
  incoming: readonly IncomingListing[],
  broken: ReadonlySet<string>,
): FeedPlan {
  const known = new Map(stored.map((listing) => [listing.reference, listing]));
  const present = new Set(incoming.map(({ reference }) => reference));
  const all = incoming.flatMap((listing): readonly ChangedListing[] => {
    const before = known.get(listing.reference);
    return before === undefined ? [] : [{ ...listing, before, changes: changesOf(before.fields, listing.fields) }];
  });
  const changed = all.filter(({ before, changes }) => before.isWithdrawn || Object.keys(changes).length > 0);
  return {
    added: incoming.filter(({ reference }) => !known.has(reference)),
    changed,
    unchanged: all.length - changed.length,
    withdrawn: stored.filter(
      ({ reference, isWithdrawn }) => !isWithdrawn && !present.has(reference) && !broken.has(reference),
    ),
  };
}

/** So few may go at once without a question, whatever part of the feed they are. */
const fewWithdrawn = 5;

/**
 * Why a feed is not believed that has lost all of its listings, or at least half of them and more than five; `null` where it is. `live`: the
 * listings that the site shows.
 */
export function lossIn(live: number, withdrawn: number): string | null {
  const isMuch = withdrawn > fewWithdrawn && withdrawn * 2 >= live;
  if (withdrawn === 0 || (!isMuch && withdrawn < live)) return null;
  return `The feed lacks ${withdrawn} of ${live} listings. If that is right, import it with --force.`;
}
