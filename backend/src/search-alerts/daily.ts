import { and, asc, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type AlertDigest, alertMails, searchAlerts } from '../database/schema';
import { changesSince, changesUntil, databaseTime, type WatchedProjects } from './changes';
import { digestOf } from './digest';
import { dayOf } from './limits';
import { alertLocale } from './outbox';

interface Parts {
  readonly db: Database;
  readonly projects: WatchedProjects;
  readonly now: () => Date;
  /** How long another node may take to commit, in milliseconds; later changes are left for the next day. */
  readonly settling: number;
}

const oneDay = 24 * 60 * 60_000;
/** Milliseconds; the clocks of nodes differ by less. */
const ahead = 60 * 60_000;

/** Alerts in memory at a time. */
const batch = 200;

/**
 * Writes the mails of a day, once for each search, however often it runs, on any node, and also after a crash: a mail is
 * written in the transaction that marks the day as done. Returns how many were written.
 */
export async function writeDailyMails({ db, projects, now, settling }: Parts): Promise<number> {
  const isDue = and(isNotNull(searchAlerts.confirmed_at), isUnreported(now()));
  const [earliest] = await db
    .select()
    .from(searchAlerts)
    .where(isDue)
    .orderBy(asc(searchAlerts.reported_until))
    .limit(1);
  if (earliest === undefined) return 0;
  const until = new Date((await databaseTime(db)).getTime() - settling);
  const dayBefore = new Date(until.getTime() - oneDay);
  const changes = await changesSince(
    db,
    earliest.reported_until < dayBefore ? earliest.reported_until : dayBefore,
    projects,
  );
  const settled = changesUntil(changes, until);

  let written = 0;
  for (let last = 0; ; ) {
    const alerts = await db
      .select()
      .from(searchAlerts)
      .where(and(isDue, gt(searchAlerts.id, last)))
      .orderBy(asc(searchAlerts.id))
      .limit(batch);
    if (alerts.length === 0) return written;
    last = alerts.at(-1)?.id ?? last;
    const digests = new Map<number, AlertDigest>();
    for (const { id, query, slug, language, reported_until } of alerts) {
      const since = isAhead(reported_until, until) ? dayBefore : reported_until;
      const search = { query, slug: slug === '' ? null : slug };
      const digest = await digestOf(search, settled, since, alertLocale(language));
      if (digest !== null) digests.set(id, digest);
    }
    written += await note(
      db,
      alerts.map(({ id }) => id),
      digests,
      { now: now(), until },
    );
  }
}

/** The alert has not been processed today. A day after tomorrow was stored while a clock was wrong. */
const isUnreported = (now: Date) =>
  or(lt(searchAlerts.reported_day, dayOf(now)), gt(searchAlerts.reported_day, dayOf(new Date(now.getTime() + oneDay))));

/** Whether a moment was stored while the database's clock was wrong. */
const isAhead = (moment: Date, now: Date) => moment.getTime() > now.getTime() + ahead;

/** Marks the day as done for those alerts that no other node has processed meanwhile, and writes their mails. */
function note(
  db: Database,
  ids: readonly number[],
  digests: ReadonlyMap<number, AlertDigest>,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<number> {
  const reportedUntil = until.toISOString();
  return db.transaction(async (tx) => {
    const noted = await tx
      .update(searchAlerts)
      .set({
        reported_day: dayOf(now),
        reported_until: sql`case when ${searchAlerts.reported_until} > ${new Date(until.getTime() + ahead).toISOString()}::timestamptz
          then ${reportedUntil}::timestamptz else greatest(${searchAlerts.reported_until}, ${reportedUntil}::timestamptz) end`,
      })
      .where(and(inArray(searchAlerts.id, [...ids]), isUnreported(now)))
      .returning({ id: searchAlerts.id });
    const mails = noted.flatMap(({ id }) => {
      const digest = digests.get(id);
      return digest === undefined ? [] : [{ alert_id: id, is_confirmation: false, digest }];
    });
    if (mails.length > 0) {
      const times = { created_at: sql`now()`, due_at: sql`now()` };
      await tx.insert(alertMails).values(mails.map((mail) => ({ ...mail, ...times })));
    }
    return mails.length;
  });
}
