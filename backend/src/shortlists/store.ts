import { randomUUID } from 'node:crypto';
import { shortlistLimits } from '@iwan/shared/domain/shortlist/shortlist-wire';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database';
import { shortlists } from '../database/schema';
import { HttpError, tooManyRequests } from '../http/http-error';
import { refusals } from '../http/refusals/refusals';
import type { answerForm, removeForm } from './forms';

const day = 24 * 3_600_000;
/** Shortlists that the networks of one customer may make in a day. */
const mostADay = 40;
/** Milliseconds after which one that nobody opened or changed is deleted. */
const unusedFor = 180 * day;

type Shortlist = typeof shortlists.$inferSelect;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** Stores a shortlist, unless there is one with its token. Throws an `HttpError` 429 after too many in a day. */
export async function makeShortlist(
  db: Database,
  made: Omit<typeof shortlists.$inferInsert, 'created_at' | 'used_at'>,
  now: Date,
): Promise<void> {
  const isRecent = and(eq(shortlists.site_key, made.site_key), gt(shortlists.created_at, before(now, day)));
  if ((await db.$count(shortlists, isRecent)) >= mostADay) throw tooManyRequests(refusals.shortlistsToday, 3600);
  const row = { ...made, created_at: now, used_at: now };
  await db.insert(shortlists).values(row).onConflictDoNothing();
}

/**
 * The shortlist of a token, changed by a rule, one change after the other; without a rule it is only noted once a day that it was
 * opened. Throws an `HttpError` 404 for an unknown token, 410 after the end, and what the rule throws.
 */
export function withShortlist(
  db: Database,
  token_hash: string,
  now: Date,
  rule?: (list: Shortlist) => Partial<Shortlist>,
): Promise<Shortlist> {
  return db.transaction(async (tx) => {
    const isThis = eq(shortlists.token_hash, token_hash);
    const [list] = await tx.select().from(shortlists).where(isThis).for('update');
    if (list === undefined) throw new HttpError(404, refusals.linkInvalid);
    if (list.ended_at !== null) throw new HttpError(410, refusals.shortlistEnded);
    const changed = rule?.(list);
    if (changed || list.used_at < before(now, day))
      await tx
        .update(shortlists)
        .set({ ...changed, used_at: now })
        .where(isThis);
    return list;
  });
}

type Given = Pick<z.output<typeof answerForm>, 'person' | 'name' | 'answers'>;

/** A shortlist with answers in place of a person's earlier ones. Throws an `HttpError` 400 without any, and 409 where nobody fits in. */
export function withAnswers({ projects, people }: Shortlist, browser: string, { person, name, answers }: Given) {
  const mine = people.filter((each) => each.browser === browser);
  const own = mine.find(({ id }) => id === person) ?? mine.find((each) => each.name === name);
  const stored = projects.flatMap(({ id }) => {
    const answer = answers[id] ?? own?.answers[id];
    return answer?.vote || answer?.comment ? [[id, answer] as const] : [];
  });
  if (stored.length === 0) throw new HttpError(400, refusals.shortlistEmpty);
  if (!own && people.length >= shortlistLimits.people) throw new HttpError(409, refusals.shortlistFull);
  const changed = { id: own?.id ?? randomUUID(), browser, name, answers: Object.fromEntries(stored) };
  return { people: own ? people.map((each) => (each === own ? changed : each)) : [...people, changed] };
}

type Which = Pick<z.output<typeof removeForm>, 'person' | 'project'>;

/** A shortlist without a person, or without their comment on a project. Throws an `HttpError` 403 for a browser that may not. */
export function withoutAnswers(list: Shortlist, browser: string | null, { person, project }: Which) {
  return {
    people: list.people.flatMap((each) => {
      if (each.id !== person) return [each];
      if (browser !== each.browser) requireOwner(list, browser);
      if (project === undefined) return [];
      const { [project]: { vote } = {}, ...others } = each.answers;
      const answers = { ...others, ...(vote && { [project]: { vote } }) };
      return Object.keys(answers).length === 0 ? [] : [{ ...each, answers }];
    }),
  };
}

/** An ended shortlist. Throws an `HttpError` 403 for a browser that has not made it. */
export function ended(list: Shortlist, browser: string | null, now: Date): Partial<Shortlist> {
  requireOwner(list, browser);
  return { name: '', projects: [], people: [], ended_at: now };
}

function requireOwner({ owner_hash }: Shortlist, browser: string | null): void {
  if (browser !== owner_hash) throw new HttpError(403, refusals.shortlistNotYours);
}

/** Deletes the shortlists that nobody has opened or changed for 180 days, and the networks of those that no longer count. */
export async function clearUnusedShortlists(db: Database, now: Date): Promise<void> {
  const { used_at, created_at, site_key } = shortlists;
  await db.delete(shortlists).where(lt(used_at, before(now, unusedFor)));
  const isOld = and(ne(site_key, ''), lt(created_at, before(now, day)));
  await db.update(shortlists).set({ site_key: '' }).where(isOld);
}
