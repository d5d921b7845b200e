import { waitedFor } from '@iwan/shared/domain/office/answer-times';
import { isOpenStage } from '@iwan/shared/domain/office/lead-stages';
import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The waiting time until the first answer. */
export interface Waiting {
  readonly value: number;
  readonly unit: 'minute' | 'hour' | 'day';
  /** Whether there is no answer yet. */
  readonly isOpen: boolean;
  /** Longer than half an hour. */
  readonly isLate: boolean;
}

/**
 * The waiting time of a lead since it arrived, in whole numbers of the largest unit that fits. `null` where it was closed
 * without an answer.
 */
export function waitingOf(
  lead: Pick<LeadRecord, 'receivedAt' | 'firstAnsweredAt' | 'stage'>,
  now: Date,
): Waiting | null {
  if (lead.firstAnsweredAt === null && !isOpenStage(lead.stage)) return null;
  const answeredAt = lead.firstAnsweredAt === null ? null : new Date(lead.firstAnsweredAt);
  const waited = waitedFor(new Date(lead.receivedAt), answeredAt, now);
  const [unit, length] =
    waited < hour ? (['minute', minute] as const) : waited < day ? (['hour', hour] as const) : (['day', day] as const);
  return { value: Math.floor(waited / length), unit, isOpen: answeredAt === null, isLate: waited > 30 * minute };
}
