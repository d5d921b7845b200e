import { and, asc, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type AlertDigest, alertMails, searchAlerts } from '../database/schema';
import type { ProjectRecord } from '../projects/project-record';
import { changesUntil } from './as-of';
import { changesSince, databaseTime } from './changes';
import { digestOf } from './digest';
import { dayOf } from './figures';

interface Parts {
  readonly db: Database;
  /** All projects as they are now. */
  readonly records: () => readonly ProjectRecord[];
  readonly now: () => Date;
  /** Milliseconds that another node may take to commit what it has begun to write; what is younger waits for tomorrow. */
  readonly settling: number;
}

/** Alerts that are held in memory at once. */
const batch = 200;

/**
 * Writes the mails of a day, once for each search however often it runs, wherever, and wherever it is killed: a mail is
 * written in the transaction that notes the day, by whoever notes it first. Answers how many were written.
 */
export async function writeDailyMails({ db, records, now, settling }: Parts): Promise<number> {
  const day = dayOf(now());
  const isDue = and(isNotNull(searchAlerts.confirmed_at), lt(searchAlerts.told_day, day));
  const [earliest] = await db.select().from(searchAlerts).where(isDue).orderBy(asc(searchAlerts.told_until)).limit(1);
  if (earliest === undefined) return 0;
  const until = new Date((await databaseTime(db)).getTime() - settling);
  const changes = await changesSince(db, earliest.told_until, records);
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
      const digest = await digestOf({ query, slug: slug === '' ? null : slug }, settled, told_until);
      if (digest !== null) digests.set(id, digest);
    }
    written += await note(
      db,
      alerts.map(({ id }) => id),
      digests,
      { day, until },
    );
  }
}

/** Notes the day for those alerts that nobody else has noted meanwhile, and writes their mails. */
function note(
  db: Database,
  ids: readonly number[],
  digests: ReadonlyMap<number, AlertDigest>,
  { day, until }: { readonly day: string; readonly until: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const noted = await tx
      .update(searchAlerts)
      .set({
        told_day: day,
        told_until: sql`greatest(${searchAlerts.told_until}, ${until.toISOString()}::timestamptz)`,
      })
      .where(and(inArray(searchAlerts.id, [...ids]), lt(searchAlerts.told_day, day)))
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
