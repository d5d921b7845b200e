import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import {
  type AlertDigest,
  alertMails,
  alertRequests,
  projectStates,
  searchAlerts,
  withdrawnProjects,
} from '../database/schema';
import { after, openLeases } from '../outbox/leases';
import type { Outbox } from '../outbox/outbox';
import { limits } from './limits';

/** A mail about a search that waits to be delivered. */
export interface OutgoingAlert {
  /** The id of the mail, the same for every attempt. */
  readonly id: number;
  readonly key: string;
  readonly email: string;
  readonly query: string;
  readonly slug: string | null;
  /** BCP 47. */
  readonly locale: string;
  /** `null` for the mail that asks for confirmation. */
  readonly digest: AlertDigest | null;
}

/** The locale of the mails of an alert (BCP 47), by its stored language. */
export const alertLocale = (language: string | null): string => languageOf(language ?? defaultLanguage.code).locale;

/** The outbox of alert mails. A row is deleted after delivery or a permanent refusal. */
export function openAlertOutbox(db: Database): Outbox<OutgoingAlert> {
  const { taken, due, own, ...leases } = openLeases(db, alertMails);
  return {
    ...leases,
    async lease(_, limit) {
      const rows = await db
        .update(alertMails)
        .set(taken)
        .from(searchAlerts)
        .where(and(sql`${alertMails.id} in ${due(limit)}`, eq(searchAlerts.id, alertMails.alert_id)))
        .returning();
      return rows.map(({ search_alerts: { key, email, query, slug, language }, ...mail }) => ({
        id: mail.id,
        attempt: mail.attempts,
        item: {
          ...{ id: mail.id, key, email, query, slug: slug === '' ? null : slug, digest: mail.digest },
          locale: alertLocale(language),
        },
      }));
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
        await tx.delete(searchAlerts).where(and(its, gte(searchAlerts.refusals, limits.mostRefusals)));
      });
    },
  };
}

/** Deletes what is no longer needed: outdated mails, unconfirmed alerts, events beyond the window. */
export async function clearAlerts(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.delete(alertMails).where(sql`${alertMails.created_at} < ${after(-limits.mailLife)}`);
  await db
    .delete(searchAlerts)
    .where(and(sql`${searchAlerts.confirmed_at} is null`, lt(searchAlerts.asked_at, before(limits.confirmationLife))));
  // An alert that is requested at this moment reports only later changes.
  const earliest = sql`coalesce((select min(${searchAlerts.reported_until}) from ${searchAlerts}), ${after(-limits.window)})`;
  const oldest = sql`least(${earliest}, ${after(-limits.window)})`;
  await db.delete(projectStates).where(sql`${projectStates.at} < ${oldest}`);
  await db.delete(withdrawnProjects).where(sql`${withdrawnProjects.at} < ${oldest}`);
  await db.delete(alertRequests).where(lt(alertRequests.at, before(limits.window)));
}
