import { z } from 'zod';

/** The feed that is imported by itself. */
export interface FeedSettings {
  readonly url: string;
  /** Minutes from the start of one import to that of the next. */
  readonly minutes: number;
}

const rule = 'must be a whole number of minutes from 5 to 10080';
export const feedVariables = {
  FEED_URL: z.url({ protocol: /^https$/, error: 'must begin with https://' }).optional(),
  FEED_MINUTES: z.coerce.number(rule).int(rule).min(5, rule).max(10_080, rule).default(60),
};
