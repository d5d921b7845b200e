import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { z } from 'zod';

const most = 50;
const longestText = 200;

const tooLong = (length: number) => `is longer than ${length} characters`;

/** A parameter that may be repeated; order and repetitions are ignored. */
export const texts = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [...new Set([value].flat().filter((text) => text.trim() !== ''))].sort())
  .pipe(z.array(z.string().max(longestText, tooLong(longestText))).max(most, `has more than ${most} values`))
  .default([]);

/** A parameter that may be given once; `rule` is the error message where two are given. */
export const oneText = (longest: number = longestText, rule = 'may be given once') =>
  z.string({ error: rule }).max(longest, tooLong(longest));

export const wholeNumber = (largest: number) => {
  const rule = `must be a whole number from 1 to ${formatFor(defaultLanguage.locale).number(largest)}`;
  return z
    .string({ error: rule })
    .regex(/^[1-9]\d{0,9}$/, rule)
    .transform(Number)
    .refine((number) => number <= largest, rule)
    .optional();
};
