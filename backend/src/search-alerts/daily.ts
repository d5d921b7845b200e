import { and, asc, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type AlertDigest, alertMails, searchAlerts } from '../database/schema';
import type { ProjectRecord } from '../projects/project-record';
import { changesUntil } from './as-of';
import { changesSince, databaseTime } from './changes';
import { digestOf } from './digest';
import { dayOf } from './limits';

interface Parts {
  readonly db: Database;
  /** All projects as they are now. */
  readonly records: () => readonly ProjectRecord[];
  readonly now: () => Date;
  /** Milliseconds that another node may take to commit what it has begun to write; what is younger waits for tomorrow. */
  readonly settling: number;
}

const oneDay = 24 * 60 * 60_000;
/** Milliseconds; the clocks of nodes do not differ by as much. */
const ahead = 60 * 60_000;

/** Alerts that are held in memory at once. */
const batch = 200;

/**
 * Writes the mails of a day, once for each search however often it runs, wherever, and wherever it is killed: a mail is
 * written in the transaction that notes the day, by whoever notes it first. Answers how many were written.
 */
export async function writeDailyMails({ db, records, now, settling }: Parts): Promise<number> {
  const isDue = and(isNotNull(searchAlerts.confirmed_at), isUntold(now()));
  const [earliest] = await db.select().from(searchAlerts).where(isDue).orderBy(asc(searchAlerts.told_until)).limit(1);
  if (earliest === undefined) return 0;
  const until = new Date((await databaseTime(db)).getTime() - settling);
  const dayBefore = new Date(until.getTime() - oneDay);
  const changes = await changesSince(db, earliest.told_until < dayBefore ? earliest.told_until : dayBefore, records);
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
    for (const { id, query, slug, told_until } of alerts) {
      const since = isAhead(told_until, until) ? dayBefore : told_until;
      const digest = await digestOf({ query, slug: slug === '' ? null : slug }, settled, since);
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

/** Not told of today yet. A day after tomorrow was noted while a clock was wrong. */
const isUntold = (now: Date) =>
  or(lt(searchAlerts.told_day, dayOf(now)), gt(searchAlerts.told_day, dayOf(new Date(now.getTime() + oneDay))));

/** Whether a moment was noted while the clock of the database was wrong. */
const isAhead = (moment: Date, now: Date) => moment.getTime() > now.getTime() + ahead;

/** Notes the day for those alerts that nobody else has noted meanwhile, and writes their mails. */
function note(
  db: Database,
  ids: readonly number[],
  digests: ReadonlyMap<number, AlertDigest>,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<number> {
  const told = until.toISOString();
  return db.transaction(async (tx) => {
    const noted = await tx
      .update(searchAlerts)
      .set({
        told_day: dayOf(now),
        told_until: sql`case when ${searchAlerts.told_until} > ${new Date(until.getTime() + ahead).toISOString()}::timestamptz
          then ${told}::timestamptz else greatest(${searchAlerts.told_until}, ${told}::timestamptz) end`,
      })
      .where(and(inArray(searchAlerts.id, [...ids]), isUntold(now)))
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
