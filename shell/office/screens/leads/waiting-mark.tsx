import { Badge } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { waitedFor } from '@iwan/shared/domain/office/answer-times';
import { isOpenStage } from '@iwan/shared/domain/office/lead-stages';
import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { useEffect, useState } from 'react';
import { textsOf } from './texts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The waiting time until the first answer. */
interface Waiting {
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

/** How often the waiting time is updated, in milliseconds. */
const tick = 15_000;

/** How long the sender of a lead has been waiting, or has waited. */
export function WaitingMark({ lead }: { readonly lead: Pick<LeadRecord, 'receivedAt' | 'firstAnsweredAt' | 'stage'> }) {
  const texts = useTexts(textsOf);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(timer);
  }, []);
  const waiting = waitingOf(lead, now);
  if (waiting === null) return null;
  const { value, unit, isOpen, isLate } = waiting;
  const time = texts.time(value, unit);
  return (
    <Badge colorPalette={!isOpen ? 'green' : isLate ? 'red' : 'yellow'} variant={isOpen && isLate ? 'solid' : 'subtle'}>
      {isOpen ? texts.waits(time) : texts.answered(time)}
    </Badge>
  );
}
