import { type Meeting, meetings } from '@iwan/shared/domain/booking/booking-times';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { bookedTimes } from '../database/schema';
import { HttpError } from '../http/http-error';
import { refusals } from '../http/refusals/refusals';
import type { Values } from './forms/lead-form';
import { bookingForm } from './forms/lead-forms';

/**
 * Takes the time of a booking for its lead, and plans its reminder; nothing for other leads. The same lead may take it again.
 * Throws an `HttpError` 400 where another lead has it.
 */
export async function claimTime(
  db: Database,
  { key, form, fields }: { readonly key: string; readonly form: string; readonly fields: Values },
  now: Date,
): Promise<void> {
  if (form !== bookingForm) return;
  const at = new Date(String(fields.at));
  const remindAt = new Date(at.getTime() - meetings[fields.meeting as Meeting] * 60_000);
  const values = { agent: String(fields.agent), at, lead_key: key, remind_at: remindAt > now ? remindAt : null };
  const [row] = await db
    .insert(bookedTimes)
    .values(values)
    .onConflictDoUpdate({
      target: [bookedTimes.agent, bookedTimes.at],
      set: { lead_key: sql`${bookedTimes.lead_key}` },
    })
    .returning();
  if (row?.lead_key === key) return;
  throw new HttpError(400, refusals.timeTaken, [{ field: 'at', message: refusals.timeTaken }]);
}

/** Frees the times of leads that were lost or erased. */
export async function freeTimes(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.delete(bookedTimes).where(inArray(bookedTimes.lead_key, [...keys]));
}
