import type { AlertFrequency } from '@iwan/shared/domain/search/alert-frequency';
import { paths } from '@iwan/shared/paths/paths';
import { criteriaOf, type StoredSearch, searchPath, searchWords } from '@iwan/shared/paths/search-words';
import { projectOfSearch, unitOfSearch, type WatchedProject, type WatchedUnit } from '@iwan/shared/paths/unit-search';
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { advisoryLock, type Database, type Transaction } from '../database/database';
import { developers, projects, searchAlerts } from '../database/schema';
import { isPublished } from '../database/tables/columns';
import { fromLines, translationLines } from '../language/read-translations';
import { nameIn, withTranslations } from '../language/translated-record';
import { mailboxOf } from '../mail/mailer';
import { hasRoom } from './ask';
import { dayOf, limits } from './limits';
import { textsOf } from './texts';

/** The search behind a link, for its page, in whose language it is. */
export interface LinkedSearch {
  readonly search: string;
  readonly path: string;
  readonly confirmed: boolean;
  /** Whether it is about a search, one unit or one project. */
  readonly about: 'search' | 'unit' | 'project';
  readonly frequency: AlertFrequency;
}

type Row = typeof searchAlerts.$inferSelect;

export async function linkedSearch(
  db: Database | Transaction,
  { query, slug, confirmed_at, frequency }: Pick<Row, 'query' | 'slug' | 'confirmed_at' | 'frequency'>,
  locale: string,
): Promise<LinkedSearch> {
  const search = { query, slug: slug === '' ? null : slug };
  const watched = unitOfSearch(search) ?? projectOfSearch(search);
  if (watched !== null)
    return {
      ...(await linkedProject(db, watched, locale)),
      ...{ confirmed: confirmed_at !== null, about: 'unit' in watched ? 'unit' : 'project', frequency },
    };
  return {
    search: searchWords(criteriaOf(search), search.slug, locale),
    path: searchPath(search),
    confirmed: confirmed_at !== null,
    about: 'search',
    frequency,
  };
}

/** One unit or project in words; the project may have been removed since. */
async function linkedProject(
  db: Database | Transaction,
  watched: WatchedUnit | WatchedProject,
  locale: string,
): Promise<Pick<LinkedSearch, 'search' | 'path'>> {
  const [found] = await db
    .select({
      name: projects.name,
      lines: translationLines('projects', projects.id, ['name']),
      developer: developers.name,
    })
    .from(projects)
    .leftJoin(developers, eq(developers.id, projects.developer_id))
    .where(and(eq(projects.id, Number(watched.project)), isPublished(projects)));
  const texts = textsOf(locale);
  const id = watched.project;
  const { unit, topic } = { unit: null, topic: 'all' as const, ...watched };
  if (found === undefined)
    return { search: unit === null ? texts.heads.withdrawn : texts.home(unit), path: paths.filterProperty() };
  const { name, developer, lines } = found;
  const shown = nameIn(withTranslations({ name }, fromLines(lines)), locale);
  const page = { name, developer: developer === null ? null : { name: developer } };
  if (unit === null) return { search: texts.topics[topic](shown), path: paths.project(page, { id }) };
  return { search: texts.homeIn(unit, shown), path: paths.project(page, { id, unit }) };
}

/** The alert of a key that is confirmed or can still be; an ended or expired one is not found. */
export const alive = (key: string, now: Date) =>
  and(
    eq(searchAlerts.key, key),
    or(
      isNotNull(searchAlerts.confirmed_at),
      gt(searchAlerts.asked_at, new Date(now.getTime() - limits.confirmationLife)),
    ),
  );

/** A search that no alert is on yet. */
export const newSearch = (db: Database, { query, slug }: StoredSearch, locale: string) =>
  linkedSearch(db, { query, slug: slug ?? '', confirmed_at: null, frequency: 'daily' }, locale);

export async function findAlert(db: Database, key: string, now: Date, locale: string): Promise<LinkedSearch | null> {
  const [row] = await db.select().from(searchAlerts).where(alive(key, now));
  return row ? linkedSearch(db, row, locale) : null;
}

/**
 * Starts an alert; a second time only changes how often it is mailed. `null` when the link has expired; `full` where the mailbox has as many alerts
 * as it may, since many may have been requested before the first was confirmed.
 */
export function confirmAlert(
  db: Database,
  key: string,
  {
    now,
    locale,
    frequency,
  }: { readonly now: Date; readonly locale: string; readonly frequency?: AlertFrequency | undefined },
): Promise<LinkedSearch | 'full' | null> {
  return db.transaction(async (tx) => {
    const [requested] = await tx.select().from(searchAlerts).where(alive(key, now));
    if (requested === undefined) return null;
    const chosen = { frequency: frequency ?? requested.frequency };
    if (requested.confirmed_at !== null) {
      await tx.update(searchAlerts).set(chosen).where(alive(key, now));
      return linkedSearch(tx, { ...requested, ...chosen }, locale);
    }
    const mailbox = mailboxOf(requested.email ?? '');
    await advisoryLock(tx, `confirmed:${mailbox}`);
    if (!(await hasRoom(tx, mailbox))) return 'full';
    await tx
      .update(searchAlerts)
      .set({ ...chosen, mailbox, confirmed_at: now, reported_until: sql`clock_timestamp()`, reported_day: dayOf(now) })
      .where(and(alive(key, now), isNull(searchAlerts.confirmed_at)));
    return linkedSearch(tx, { ...requested, ...chosen, confirmed_at: now }, locale);
  });
}

/** Ends an alert and deletes the address. The result is the same where there was none. */
export async function endAlert(db: Database, key: string): Promise<void> {
  await db.delete(searchAlerts).where(eq(searchAlerts.key, key));
}

/** Deletes all alerts of an address. */
export async function eraseAlerts(db: Database, email: string): Promise<void> {
  await db.delete(searchAlerts).where(eq(searchAlerts.email, email.trim().toLowerCase()));
}
