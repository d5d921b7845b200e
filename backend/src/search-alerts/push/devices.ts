import { and, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { advisoryLock, type Database, type Transaction } from '../../database/database';
import { alertDevices, searchAlerts } from '../../database/schema';
import { hasRoom } from '../ask';
import { alive } from '../follow-link';
import type { deviceForm, readSearch } from '../forms';
import { dayOf, limits } from '../limits';
import { createKey } from '../links';

type Device = z.output<typeof deviceForm>['device'];
type Alert = ReturnType<typeof readSearch> & { readonly language: string | null; readonly device: Device };

/** Adds a device to a confirmed alert. Returns `false` if there is no such alert. */
export function addDevice(db: Database, key: string, device: Device, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const its = and(alive(key, now), isNotNull(searchAlerts.confirmed_at));
    const [alert] = await tx.select({ id: searchAlerts.id }).from(searchAlerts).where(its).for('update');
    if (alert !== undefined) await storeDevice(tx, alert.id, device);
    return alert !== undefined;
  });
}

/**
 * Starts an alert without an address on a device and returns its key, or that of the same one; `null` where the device has as many
 * as it may. It needs no confirmation: the browser has asked its visitor. `mailbox` is a keyed hash of the device.
 */
export function askOnDevice(db: Database, mailbox: string, alert: Alert, now: Date): Promise<string | null> {
  const own = { mailbox, query: alert.query, slug: alert.slug ?? '' };
  const { mailbox: its, query, slug, email } = searchAlerts;
  return db.transaction(async (tx) => {
    await advisoryLock(tx, `mailbox:${mailbox}`);
    const known = { id: searchAlerts.id, key: searchAlerts.key };
    const isSame = and(eq(its, mailbox), eq(query, own.query), eq(slug, own.slug), isNull(email));
    const [same] = await tx.select(known).from(searchAlerts).where(isSame);
    if (same !== undefined) {
      // Its link is in notifications that are still shown.
      await storeDevice(tx, same.id, alert.device);
      return same.key;
    }
    if (!(await hasRoom(tx, mailbox))) return null;
    const times = {
      asked_at: now,
      confirmed_at: now,
      reported_until: sql`clock_timestamp()`,
      reported_day: dayOf(now),
    };
    const [stored] = await tx
      .insert(searchAlerts)
      .values({ ...own, key: createKey(), email: null, language: alert.language, ...times })
      .returning(known);
    if (stored !== undefined) await storeDevice(tx, stored.id, alert.device);
    return stored?.key ?? null;
  });
}

/** The newest devices of an alert stay. */
async function storeDevice(tx: Transaction, alertId: number, { endpoint, keys }: Device): Promise<void> {
  const { id, alert_id } = alertDevices;
  await tx
    .insert(alertDevices)
    .values({ alert_id: alertId, endpoint, ...keys })
    .onConflictDoUpdate({ target: [alert_id, alertDevices.endpoint], set: keys });
  const its = eq(alert_id, alertId);
  const newest = tx.select({ id }).from(alertDevices).where(its).orderBy(desc(id)).limit(limits.devicesPerAlert);
  await tx.delete(alertDevices).where(and(its, notInArray(id, newest)));
}
