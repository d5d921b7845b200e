import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import {
  type AlertDigest,
  alertDevices,
  alertMails,
  alertRequests,
  projectStates,
  searchAlerts,
  withdrawnProjects,
} from '../database/schema';
import { after, openLeases } from '../outbox/leases';
import type { Channel, Outbox } from '../outbox/outbox';
import { limits } from './limits';

/** News of an alert that wait to be mailed, or to be shown by a device. */
export interface OutgoingAlert {
  /** The id of the mail or notification, the same for every attempt. */
  readonly id: number;
  readonly key: string;
  /** Empty for an alert on a device alone. */
  readonly email: string;
  /** `null` for a mail. */
  readonly device: typeof alertDevices.$inferSelect | null;
  readonly query: string;
  readonly slug: string | null;
  /** BCP 47. */
  readonly locale: string;
  /** `null` for the mail that asks for confirmation. */
  readonly digest: AlertDigest | null;
}

/** The locale of the mails of an alert (BCP 47), by its stored language. */
export const alertLocale = (language: string | null): string => languageOf(language ?? defaultLanguage.code).locale;

/** A way by which news are delivered. */
export type AlertChannel = Channel<OutgoingAlert, 'search-alerts' | 'push'>;

/** The outbox of alert mails and notifications. A row is deleted after delivery or a permanent refusal. */
export function openAlertOutbox(db: Database): Outbox<OutgoingAlert, AlertChannel['name']> {
  const { taken, due, own, ...leases } = openLeases(db, alertMails);
  return {
    ...leases,
    async lease(channel, limit) {
      const isOfChannel = (channel === 'push' ? isNotNull : isNull)(alertMails.device_id);
      const rows = await db
        .update(alertMails)
        .set(taken)
        .from(searchAlerts)
        .where(and(sql`${alertMails.id} in ${due(limit, isOfChannel)}`, eq(searchAlerts.id, alertMails.alert_id)))
        .returning();
      const ids = rows.flatMap(({ device_id }) => device_id ?? []);
      const devices = ids.length === 0 ? [] : await db.select().from(alertDevices).where(inArray(alertDevices.id, ids));
      return rows.map(({ search_alerts: { key, email, query, slug, language }, ...mail }) => ({
        id: mail.id,
        attempt: mail.attempts,
        item: {
          ...{ id: mail.id, key, email: email ?? '', query, slug: slug === '' ? null : slug, digest: mail.digest },
          device: devices.find(({ id }) => id === mail.device_id) ?? null,
          locale: alertLocale(language),
        },
      }));
    },
    async delivered(leased) {
      await db.delete(alertMails).where(own(leased));
      if (leased.item.device !== null) return;
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
        // A browser that its push service does not know any more.
        const endpoint = leased.item.device?.endpoint;
        if (endpoint !== undefined) return tx.delete(alertDevices).where(eq(alertDevices.endpoint, endpoint));
        await tx
          .update(searchAlerts)
          .set({ refusals: sql`${searchAlerts.refusals} + 1` })
          .where(its);
        await tx.delete(searchAlerts).where(and(its, gte(searchAlerts.refusals, limits.mostRefusals)));
      });
    },
  };
}

/** Deletes what is no longer needed: outdated mails, unconfirmed alerts, those of ended devices, events beyond the window. */
export async function clearAlerts(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.delete(alertMails).where(sql`${alertMails.created_at} < ${after(-limits.mailLife)}`);
  const withDevice = db.select({ id: alertDevices.alert_id }).from(alertDevices);
  await db.delete(searchAlerts).where(and(isNull(searchAlerts.email), notInArray(searchAlerts.id, withDevice)));
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
