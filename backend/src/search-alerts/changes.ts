import { groupedBy } from '@iwan/shared/domain/format/grouped';
import { parsePrice } from '@iwan/shared/domain/money/price';
import { endOfDayInDubai, parseCalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { asc, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { ProjectRecord } from '../database/project-record';
import {
  type JsonInstant,
  type ProjectState,
  priceHistory,
  projectStates,
  projects,
  withdrawnProjects,
} from '../database/schema';
import { remembered } from '../search/columns/remember-by';
import { type IndexedProject, indexProject } from '../search/searched-project';

/** Cached by moment: a thousand searches need the same ones. */
const known = new WeakMap<ProjectChange, Map<string, IndexedProject>>();

/** Whether more than its price was changed after a moment. */
export function isEditedSince({ states }: ProjectChange, since: Date): boolean {
  const last = states.at(-1);
  return last !== undefined && last.at > since;
}

/** A project as it was at a moment, from its state before the next edit. */
export function projectAsOf(change: ProjectChange, moment: Date): IndexedProject {
  const { project, states, prices } = change;
  const state = states.find(({ at }) => at > moment);
  const price = prices.find(({ at }) => at > moment);
  if (state === undefined && price === undefined) return project;
  const key = `${state?.at.getTime()} ${price?.at.getTime()}`;
  const ofChange = remembered(known, change, () => new Map<string, IndexedProject>());
  return remembered(ofChange, key, () => {
    const then = state === undefined ? project.record : projectSnapshot(project.record, state.state);
    // A state has the price at its end; a price that ended before that is the price of the moment.
    const isPriced = price !== undefined && (state === undefined || price.at <= state.at);
    return indexProject(isPriced ? { ...then, starting_price: price.price } : then);
  });
}

/** The changes up to a moment, without anything later. */
export function changesUntil(changes: readonly ProjectChange[], until: Date): readonly ProjectChange[] {
  return changes
    .filter(({ listedAt, withdrawnAt }) => listedAt <= until && (withdrawnAt === null || withdrawnAt <= until))
    .map((change) => changeUntil(change, until));
}

function changeUntil(change: ProjectChange, until: Date): ProjectChange {
  const isBefore = ({ at }: { readonly at: Date }) => at <= until;
  return {
    ...change,
    project: projectAsOf(change, until),
    prices: change.prices.filter(isBefore),
    states: change.states.filter(isBefore),
  };
}

/** A project with its searched properties of an earlier moment. */
export function projectSnapshot(record: ProjectRecord, { developer, agents, ...fields }: ProjectState): ProjectRecord {
  return {
    ...record,
    ...fields,
    developer: developer === null ? null : { name: developer, logo: null },
    agent: agents.map((name) => ({ name, designation: null, images: null, phone: null })),
  };
}

const blank = Object.fromEntries(Object.keys(getTableColumns(projects)).map((column) => [column, null]));

/** A deleted project: only its searched properties are known. */
function lastProjectSnapshot(id: number, state: ProjectState): ProjectRecord {
  return projectSnapshot({ ...blank, id } as unknown as ProjectRecord, state);
}

/** The recent changes of a project. */
export interface ProjectChange {
  readonly project: IndexedProject;
  readonly listedAt: Date;
  /** When it was deleted or hidden; `project` is its last state then. */
  readonly withdrawnAt: Date | null;
  /** Former prices and until when each was valid, the earliest first. */
  readonly prices: readonly { readonly price: string; readonly dirhams: number | null; readonly at: Date }[];
  /** Former states likewise; an edit of only the price is in `prices` instead. */
  readonly states: readonly { readonly state: ProjectState; readonly at: Date }[];
}

/** The projects whose changes are reported. */
export interface WatchedProjects {
  /** Of some projects, those that the site shows, in the order of their ids. */
  shown(ids: readonly number[]): Promise<readonly ProjectRecord[]>;
  /** Those that it hides, since they have no valid permit, and whose permit is asked for. */
  hidden(isAsked: (permit: Permit) => boolean): Promise<readonly ProjectRecord[]>;
}

type Permit = { readonly [Property in 'permit_number' | 'permit_expires_on']?: string | null };

/** The database's clock, which all nodes share. */
export async function databaseTime(db: Database): Promise<Date> {
  const [row] = await db.select({ at: sql<string>`clock_timestamp()::text` }).from(sql`(values (1)) one (n)`);
  return new Date(row?.at ?? Number.NaN);
}

/** The projects that were created, edited, deleted or hidden after a moment. */
export async function changesSince(
  db: Database,
  since: Date,
  watched: WatchedProjects,
): Promise<readonly ProjectChange[]> {
  const listed = await db
    .select({ id: projects.id, at: projects.listed_at })
    .from(projects)
    .where(gt(projects.listed_at, since));
  const prices = await db
    .select()
    .from(priceHistory)
    .where(gt(priceHistory.at, since))
    .orderBy(asc(priceHistory.at), asc(priceHistory.id));
  const states = await db
    .select({ project_id: projectStates.project_id, state: projectStates.state, at: projectStates.at })
    .from(projectStates)
    .where(gt(projectStates.at, since))
    .orderBy(asc(projectStates.at), asc(projectStates.id));
  const expired = await watched.hidden((permit) => (expiryOf(permit) ?? since) > since);
  const withdrawn = await withdrawnSince(db, since);
  if (listed.length + prices.length + states.length + expired.length === 0) return withdrawn;
  const listedAt = new Map(listed.map(({ id, at }) => [id, at]));
  const pricesOf = byProject(prices.map(withDirhams));
  const statesOf = byProject(states);
  const still = await watched.shown([...new Set([...listedAt.keys(), ...pricesOf.keys(), ...statesOf.keys()])]);
  const changeOf = (record: ProjectRecord, withdrawnAt: Date | null): ProjectChange => ({
    project: indexProject(record),
    listedAt: listedAt.get(record.id) ?? new Date(0),
    withdrawnAt,
    prices: pricesOf.get(record.id) ?? [],
    states: statesOf.get(record.id) ?? [],
  });
  return [
    ...still.map((record) => changeOf(record, null)),
    ...expired.map((record) => changeOf(record, expiryOf(record))),
    ...withdrawn,
  ];
}

/** When the permit of a project expired: nobody writes at that moment. `null` for a project that never had a valid one. */
function expiryOf({ permit_number: number, permit_expires_on: last }: Permit): Date | null {
  const until = parseCalendarDay(last ?? null);
  return (number?.trim() ?? '') === '' || until === null ? null : endOfDayInDubai(until);
}

async function withdrawnSince(db: Database, since: Date): Promise<readonly ProjectChange[]> {
  const rows = await db.select().from(withdrawnProjects).where(gt(withdrawnProjects.at, since));
  return rows.map(({ project_id, listed_at, at, state, states, prices }) => ({
    project: indexProject(lastProjectSnapshot(project_id, state)),
    listedAt: listed_at,
    withdrawnAt: at,
    prices: prices.map(withMoment).map(withDirhams),
    states: states.map(withMoment),
  }));
}

const withMoment = <Row extends { readonly at: JsonInstant }>(row: Row) => ({ ...row, at: new Date(row.at) });

const withDirhams = <Row extends { readonly price: string }>(former: Row) => ({
  ...former,
  dirhams: parsePrice(former.price),
});

const byProject = <Row extends { readonly project_id: number }>(rows: readonly Row[]) =>
  groupedBy(rows, ({ project_id }) => project_id);

/**
 * The price in dirhams before the changes since a moment; `null` where it is the same again or unknown. Former prices are
 * parsed once for all searches (`dirhams`).
 */
export function priceBefore({ project, prices, states }: ProjectChange, since: Date): number | null {
  const former = prices.find(({ at }) => at > since);
  if (!former || former.dirhams === null || project.price === 0 || former.dirhams === project.price) return null;
  // Former prices do not show a time without a price; the state before an edit does.
  const state = states.find(({ at }) => at > since);
  return state && state.at < former.at && parsePrice(state.state.starting_price) === null ? null : former.dirhams;
}
