import { employments } from '@iwan/shared/domain/model/employment';
import { z } from 'zod';
import { dayField } from './day-field';

/** The fields of an opening that are more than text. */
export const openingFields = {
  employment: z.enum(employments, { error: `must be one of ${employments.join(', ')}` }).nullish(),
  posted_on: dayField.nullish(),
  closes_on: dayField.nullish(),
};
