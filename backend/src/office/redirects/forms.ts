import { z } from 'zod';

const address = z
  .string('must be an address of the site')
  .trim()
  .min(1, 'is missing')
  .max(300, 'is longer than 300 characters');

export const redirectForm = z.strictObject({ from: address, to: address });

export type RedirectForm = z.output<typeof redirectForm>;

export const redirectFilter = z.strictObject({ q: z.string().max(200).optional() });
