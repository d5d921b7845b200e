import { Badge } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { useEffect, useState } from 'react';
import { textsOf } from './texts';
import { waitingOf } from './waiting';

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
