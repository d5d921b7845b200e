import { and, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import {
  type AlertDigest,
  alertMails,
  alertRequests,
  projectStates,
  searchAlerts,
  withdrawnProjects,
} from '../database/schema';
import { isDue, leaseMs, type WaitingItems } from '../leads/delivery/outbox';
import { figures } from './figures';

/** A mail about a search on its way. */
export interface OutgoingAlert {
  /** Of the mail: the same for every try. */
  readonly id: number;
  readonly key: string;
  readonly email: string;
  readonly query: string;
  readonly slug: string | null;
  /** `null` for the mail that asks whether the address wants any. */
  readonly digest: AlertDigest | null;
}

export interface AlertOutbox extends WaitingItems<OutgoingAlert> {
  /** Makes due what a worker that was killed had leased. Only where no other worker can be at it. */
  reclaim(): Promise<void>;
}

const after = (milliseconds: number) => sql`now() + ${milliseconds} * interval '1 millisecond'`;

/** The mails about searches that wait; times are the database's own. */
export function openAlertOutbox(db: Database): AlertOutbox {
  // A worker whose lease ran out must not speak for the one that has it now.
  const own = ({ id, attempt }: { readonly id: number; readonly attempt: number }) =>
    and(eq(alertMails.id, id), eq(alertMails.attempts, attempt));
  return {
    async lease(_, limit) {
      const waiting = db
        .select({ id: alertMails.id })
        .from(alertMails)
        .where(isDue(alertMails.due_at))
        .orderBy(alertMails.due_at)
        .limit(limit)
        .for('update', { skipLocked: true });
      const rows = await db
        .update(alertMails)
        .set({ due_at: after(leaseMs), attempts: sql`${alertMails.attempts} + 1` })
        .from(searchAlerts)
        .where(and(sql`${alertMails.id} in ${waiting}`, eq(searchAlerts.id, alertMails.alert_id)))
        .returning();
      return rows.map(({ search_alerts: { key, email, query, slug }, ...mail }) => ({
        id: mail.id,
        attempt: mail.attempts,
        item: { id: mail.id, key, email, query, slug: slug === '' ? null : slug, digest: mail.digest },
      }));
    },
    async reclaim() {
      await db
        .update(alertMails)
        .set({ due_at: sql`now()` })
        .where(and(gt(alertMails.due_at, sql`now()`), lte(alertMails.due_at, after(leaseMs))));
    },
    async renew(leased) {
      await db
        .update(alertMails)
        .set({ due_at: after(leaseMs) })
        .where(own(leased));
    },
    async delivered(leased) {
      await db.delete(alertMails).where(own(leased));
      await db
        .update(searchAlerts)
        .set({ refusals: 0 })
        .where(and(eq(searchAlerts.key, leased.item.key), gt(searchAlerts.refusals, 0)));
    },
    async refused(leased, { isAddressee }) {
      const its = eq(searchAlerts.key, leased.item.key);
      await db.transaction(async (tx) => {
        const ended = await tx.delete(alertMails).where(own(leased)).returning({ id: alertMails.id });
        if (!isAddressee || ended.length === 0) return;
        await tx
          .update(searchAlerts)
          .set({ refusals: sql`${searchAlerts.refusals} + 1` })
          .where(its);
        await tx.delete(searchAlerts).where(and(its, gte(searchAlerts.refusals, figures.mostRefusals)));
      });
    },
    async failed(leased, reason, pauseMs) {
      await db
        .update(alertMails)
        .set({ due_at: after(pauseMs), last_error: reason.slice(0, 300) })
        .where(own(leased));
    },
  };
}

/** Deletes what is needed no more: mails of old news, what nobody has confirmed, events beyond the window. */
export async function clearAlerts(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.delete(alertMails).where(sql`${alertMails.created_at} < ${after(-figures.mailLife)}`);
  await db
    .delete(searchAlerts)
    .where(and(sql`${searchAlerts.confirmed_at} is null`, lt(searchAlerts.asked_at, before(figures.confirmationLife))));
  // A search that is asked for at this moment is told of what comes after it.
  const earliest = sql`coalesce((select min(${searchAlerts.told_until}) from ${searchAlerts}), ${after(-figures.window)})`;
  const untold = sql`least(${earliest}, ${after(-figures.window)})`;
  await db.delete(projectStates).where(sql`${projectStates.at} < ${untold}`);
  await db.delete(withdrawnProjects).where(sql`${withdrawnProjects.at} < ${untold}`);
  await db.delete(alertRequests).where(lt(alertRequests.at, before(figures.window)));
}
