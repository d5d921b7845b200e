import { z } from 'zod';

/** How many days leads and uploaded files that no record names are kept; `null`: until somebody deletes them. */
export interface Retention {
  readonly leadDays: number | null;
  readonly spamDays: number | null;
  readonly uploadDays: number | null;
}

const days = z.coerce
  .number('must be a number of days from 1 to 36500')
  .int('must be a whole number of days from 1 to 36500')
  .min(1, 'must be a number of days from 1 to 36500')
  .max(36_500, 'must be a number of days from 1 to 36500')
  .nullable()
  .default(null);

export const retentionVariables = { LEADS_KEPT_DAYS: days, SPAM_KEPT_DAYS: days, UPLOADS_KEPT_DAYS: days };
