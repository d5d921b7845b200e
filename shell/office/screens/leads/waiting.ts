import { waitedFor } from '@iwan/shared/domain/office/answer-times';
import { isOpenStage } from '@iwan/shared/domain/office/lead-stages';
import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long somebody waits, or waited, for the first answer. */
export interface Waiting {
  readonly value: number;
  readonly unit: 'minute' | 'hour' | 'day';
  /** Whether nobody has answered yet. */
  readonly isOpen: boolean;
  /** Beyond half an hour: a lead that gets cold. */
  readonly isLate: boolean;
}

/**
 * The clock of a lead, from when it came; in the largest unit that fits, whole. `null` where nobody waits any more and none was
 * answered: it was closed.
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
