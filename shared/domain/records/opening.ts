import { employments } from './employment';
import type { RecordDescription } from './field';

/** A job that can be applied for. Beyond section 3, which only names five. */
export const opening = {
  /** The title of the job, of which its address is made. */
  name: { kind: 'line', most: 200, isRequired: true, isTranslatable: true, group: 'main' },
  /** The work in one sentence. */
  summary: { kind: 'line', isTranslatable: true, group: 'main' },
  employment: { kind: 'choice', options: employments, group: 'main' },
  /** The ends of the range of pay, in dirhams a month before commission. */
  pay_from: { kind: 'whole', most: 1_000_000, unit: 'dirhams', group: 'main' },
  pay_to: { kind: 'whole', most: 1_000_000, unit: 'dirhams', group: 'main' },
  /** What one does, brings and is offered, one point a line. */
  does: { kind: 'lines', isTranslatable: true, group: 'work' },
  brings: { kind: 'lines', isTranslatable: true, group: 'work' },
  offers: { kind: 'lines', isTranslatable: true, group: 'work' },
  posted_on: { kind: 'day', group: 'days' },
  /** Applications are read until the end of this day. */
  closes_on: { kind: 'day', group: 'days' },
} as const satisfies RecordDescription;
