import { setImmediate as turn } from 'node:timers/promises';
import { and, asc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { alertMails, searchAlerts } from '../database/schema';
import type { ProjectRecord } from '../projects/project-record';
import { changesSince, databaseTime } from './changes';
import { digestOf } from './digest';
import { dayOf } from './figures';

interface Parts {
  readonly db: Database;
  /** All projects as they are now. */
  readonly records: () => Promise<readonly ProjectRecord[]>;
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
  const settled = changes
    .filter(({ listedAt }) => listedAt <= until)
    .map((change) => ({ ...change, prices: change.prices.filter(({ at }) => at <= until) }));

  let written = 0;
  for (let last = 0; ; ) {
    const alerts = await db
      .select()
      .from(searchAlerts)
      .where(and(isDue, gt(searchAlerts.id, last)))
      .orderBy(asc(searchAlerts.id))
      .limit(batch);
    if (alerts.length === 0) return written;
    for (const alert of alerts) {
      last = alert.id;
      const search = { query: alert.query, slug: alert.slug === '' ? null : alert.slug };
      const digest = digestOf(search, settled, alert.told_until);
      const isOurs = await db.transaction(async (tx) => {
        const noted = await tx
          .update(searchAlerts)
          .set({ told_day: day, told_until: until > alert.told_until ? until : alert.told_until })
          .where(and(eq(searchAlerts.id, alert.id), eq(searchAlerts.told_day, alert.told_day)))
          .returning({ id: searchAlerts.id });
        if (noted.length === 0 || digest === null) return false;
        await tx.insert(alertMails).values({
          ...{ alert_id: alert.id, is_confirmation: false, digest },
          ...{ created_at: sql`now()`, due_at: sql`now()` },
        });
        return true;
      });
      if (isOurs) written += 1;
      // The embedded database answers without a turn of the event loop: visitors come in between.
      await turn();
    }
  }
}
