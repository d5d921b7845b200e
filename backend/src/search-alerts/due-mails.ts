import { alertFrequencies } from '@iwan/shared/domain/search/alert-frequency';
import { and, asc, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database, DatabaseAndClock } from '../database/database';
import { type AlertDigest, alertDevices, alertMails, searchAlerts } from '../database/schema';
import { changesSince, changesUntil, databaseTime, type WatchedProjects } from './changes';
import { digestOf } from './digest';
import { dayOf, periodOf } from './limits';
import { alertLocale } from './outbox';

interface Parts extends DatabaseAndClock {
  readonly projects: WatchedProjects;
  /** How long another node may take to commit, in milliseconds; later changes are left for the next mail. */
  readonly settling: number;
}

const oneDay = 24 * 60 * 60_000;
/** Milliseconds; the clocks of nodes differ by less. */
const ahead = 60 * 60_000;

/** Alerts in memory at a time. */
const batch = 200;

/**
 * Writes the mails and notifications that are due, one for each alert, device and period, however often it runs, on any node, and
 * also after a crash: they are written in the transaction that marks the period as done. Returns how many were written.
 */
export async function writeDueMails({ db, projects, now, settling }: Parts): Promise<number> {
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
    written += await note(db, alerts, digests, { now: now(), until });
  }
}

/** The alert has not been processed in this period. A period after the next one was stored while a clock was wrong. */
const isUnreported = (now: Date) =>
  or(
    ...alertFrequencies.map((each) => {
      const next = new Date(now.getTime() + (each === 'weekly' ? 7 : 1) * oneDay);
      const isOther = or(
        lt(searchAlerts.reported_day, periodOf(now, each)),
        gt(searchAlerts.reported_day, dayOf(next)),
      );
      return and(eq(searchAlerts.frequency, each), isOther);
    }),
  );

/** Whether a moment was stored while the database's clock was wrong. */
const isAhead = (moment: Date, now: Date) => moment.getTime() > now.getTime() + ahead;

/** Marks the period as done for those alerts that no other node has processed meanwhile, and writes their mails. */
function note(
  db: Database,
  alerts: readonly (typeof searchAlerts.$inferSelect)[],
  digests: ReadonlyMap<number, AlertDigest>,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<number> {
  const reportedUntil = until.toISOString();
  const read = alerts.map(({ id, reported_day }) => sql`(${id}::int, ${reported_day}::text)`);
  return db.transaction(async (tx) => {
    const noted = await tx
      .update(searchAlerts)
      .set({
        reported_day: sql`case ${searchAlerts.frequency} when 'at_once' then ${periodOf(now, 'at_once')}
          when 'weekly' then ${periodOf(now, 'weekly')} else ${periodOf(now, 'daily')} end`,
        reported_until: sql`case when ${searchAlerts.reported_until} > ${new Date(until.getTime() + ahead).toISOString()}::timestamptz
          then ${reportedUntil}::timestamptz else greatest(${searchAlerts.reported_until}, ${reportedUntil}::timestamptz) end`,
      })
      .where(
        and(sql`(${searchAlerts.id}, ${searchAlerts.reported_day}) in (${sql.join(read, sql`, `)})`, isUnreported(now)),
      )
      .returning({ id: searchAlerts.id, email: searchAlerts.email });
    const told = noted.filter(({ id }) => digests.has(id)).map(({ id }) => id);
    const devices = await tx.select().from(alertDevices).where(inArray(alertDevices.alert_id, told));
    const mails = noted.flatMap(({ id, email }) => {
      const digest = digests.get(id);
      if (digest === undefined) return [];
      const ways = [...(email === null ? [] : [null]), ...devices.filter((each) => each.alert_id === id)];
      return ways.map((way) => ({ alert_id: id, device_id: way?.id ?? null, is_confirmation: false, digest }));
    });
    if (mails.length > 0) {
      const times = { created_at: sql`now()`, due_at: sql`now()` };
      await tx.insert(alertMails).values(mails.map((mail) => ({ ...mail, ...times })));
    }
    return mails.length;
  });
}
