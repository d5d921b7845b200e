import { parseCalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { z } from 'zod';

/** A day of the calendar. */
export const dayField = z
  .string({ error: 'must be text' })
  .refine((text) => parseCalendarDay(text) !== null, { error: 'must be a day, such as 2026-03-31' });
