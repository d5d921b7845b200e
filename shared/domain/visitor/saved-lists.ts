import { asRecord, readText } from '../record/untrusted-record';
import { searchLimit } from '../search/saved-searches';
import { compareLimit } from './compare-basket';
import { favouriteLimit } from './favourites';
import { joinTexts, noteLimits } from './notes';
import { recentLimit } from './recently-viewed';

/** An entry of a list that a signed-in visitor has on every device. */
export interface SavedEntry {
  readonly id: string;
  /** When it was added, moved to the front or removed, in milliseconds since 1970. */
  readonly at: number;
  /** A removed entry is remembered, so that another device does not add it again. */
  readonly removed?: true | undefined;
  /** Of a note: when each device that this state knows has last changed it, by the device's name. */
  readonly by?: unknown;
  /** Fields of later releases are kept. */
  readonly [field: string]: unknown;
}

/** The lists by name, each with the latest entry first. Lists of later releases are kept. */
export type SavedLists = Readonly<Record<string, readonly SavedEntry[]>>;

/** The lists as a device shows them, the latest entry first. */
export type ShownLists = Readonly<Record<string, readonly ShownEntry[]>>;

interface ShownEntry {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Limits of a record, which the backend enforces. */
export const savedListLimits = { lists: 20, entries: 200, name: 40, id: 2_400, bytes: 256 * 1024 } as const;

const limits: Readonly<Record<string, number>> = {
  favourites: favouriteLimit,
  comparison: compareLimit,
  recent: recentLimit,
  searches: searchLimit,
  notes: noteLimits.notes,
};
const mostOfOthers = 100;
const mostRemoved = 60;
/** Milliseconds: about six months. */
const removedFor = 180 * 86_400_000;

/** Parses lists from the backend or from storage; an entry without an id or a moment is left out. Never throws. */
export function parseSavedLists(value: unknown): SavedLists {
  const named = Object.entries(asRecord(value) ?? {}).slice(0, savedListLimits.lists);
  return Object.fromEntries(
    named.map(([name, list]) => [
      name,
      Array.isArray(list) ? list.slice(0, savedListLimits.entries).filter(isEntry) : [],
    ]),
  );
}

function isEntry(value: unknown): value is SavedEntry {
  const { id, at } = asRecord(value) ?? {};
  return typeof id === 'string' && id !== '' && id.length <= savedListLimits.id && Number.isSafeInteger(at);
}

/**
 * The lists of two devices as one: of an entry that both have, the later state. Of a note the state that knows the other one;
 * where neither does, both texts, also where one device has removed the note. The result is the same in either order. Entries
 * beyond the limit of a list are left out, the oldest first, and so are removals of more than six months ago. `now` in
 * milliseconds.
 */
export function mergeLists(one: SavedLists, other: SavedLists, now: number): SavedLists {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(
    names.map((name) => [name, mergeList(name, [...(one[name] ?? []), ...(other[name] ?? [])], now)]),
  );
}

function mergeList(name: string, entries: readonly SavedEntry[], now: number): readonly SavedEntry[] {
  const byId = new Map<string, SavedEntry>();
  for (const entry of [...entries].sort(byTime)) {
    const later = byId.get(entry.id);
    byId.set(entry.id, later === undefined ? entry : mergeEntry(later, entry));
  }
  const all = [...byId.values()];
  const present = all.filter(({ removed }) => !removed).slice(0, limits[name] ?? mostOfOthers);
  const removed = all.filter((entry) => entry.removed && entry.at > now - removedFor).slice(0, mostRemoved);
  return [...present, ...removed].sort(byTime);
}

function timesOf({ by }: SavedEntry): readonly (readonly [device: string, at: number])[] {
  return Object.entries(asRecord(by) ?? {}).map(([device, at]) => [device, Number(at)]);
}

/** Whether a state was made on a device that had the other one. States of other lists than notes need not know each other. */
function knows(one: SavedEntry, other: SavedEntry): boolean {
  const known = new Map(timesOf(one));
  return timesOf(other).every(([device, at]) => (known.get(device) ?? 0) >= at);
}

function mergeEntry(later: SavedEntry, earlier: SavedEntry): SavedEntry {
  if (knows(later, earlier)) return later;
  if (knows(earlier, later)) return earlier;
  const { removed: _, ...fields } = { ...earlier, ...later };
  const isRemoved = later.removed && earlier.removed;
  const times = [...timesOf(later), ...timesOf(earlier)].sort(([, one], [, other]) => one - other);
  const [before, after] = [readText(earlier, 'text') ?? '', readText(later, 'text') ?? ''];
  const state = isRemoved ? { removed: true as const } : { text: joinTexts(before, after) };
  return { ...fields, ...state, by: Object.fromEntries(times) };
}

/** The latest first; at the same moment an entry comes before its removal, and else an order that all devices agree on. */
function byTime(one: SavedEntry, other: SavedEntry): number {
  if (one.at !== other.at) return other.at - one.at;
  if (one.removed !== other.removed) return one.removed ? 1 : -1;
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

/**
 * The lists with what the visitor has changed on this device since `before`, the ids that it showed after the last merge. A
 * change is later than everything that this device knows, whatever its clock says. `now` in milliseconds; `device`: the name of
 * this one.
 */
export function noteChanges(
  lists: SavedLists,
  before: Readonly<Record<string, readonly string[]>>,
  shown: ShownLists,
  now: number,
  device: string,
): SavedLists {
  const noted = Object.entries(shown).map(([name, list]) => [
    name,
    noteList(lists[name] ?? [], before[name] ?? [], list, now, name === 'notes' ? device : null),
  ]);
  return { ...lists, ...Object.fromEntries(noted) };
}

function noteList(
  known: readonly SavedEntry[],
  before: readonly string[],
  shown: readonly ShownEntry[],
  now: number,
  device: string | null,
): readonly SavedEntry[] {
  const byId = new Map(known.map((entry) => [entry.id, entry]));
  const moment = known.reduce((latest, { at }) => Math.max(latest, at + shown.length), now);
  const changedBy = (former: SavedEntry | undefined, at: number) =>
    device === null ? {} : { by: { ...asRecord(former?.by), [device]: at } };
  // From the oldest to the latest: one that is not later than those behind it is new, or was moved to the front.
  let last = Number.NEGATIVE_INFINITY;
  for (const [index, entry] of [...shown.entries()].reverse()) {
    const former = byId.get(entry.id);
    const isUnchanged = former !== undefined && !former.removed && former.at > last && former.text === entry.text;
    last = isUnchanged ? former.at : moment - index;
    if (isUnchanged) continue;
    const { removed: _, ...fields } = former ?? {};
    byId.set(entry.id, { ...fields, ...entry, at: last, ...changedBy(former, last) });
  }
  const ids = new Set(shown.map(({ id }) => id));
  for (const id of before) {
    const former = byId.get(id);
    if (ids.has(id) || former?.removed) continue;
    byId.set(id, { id, at: moment, removed: true, ...changedBy(former, moment) });
  }
  return [...byId.values()];
}
