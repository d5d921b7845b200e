import { z } from 'zod';

const address = z
  .string('Please write an address of the site')
  .trim()
  .min(1, 'Please write an address of the site')
  .max(300, 'Please keep this under 300 characters');

export const redirectForm = z.strictObject({ from: address, to: address });

export type RedirectForm = z.output<typeof redirectForm>;

export const redirectFilter = z.strictObject({ q: z.string().max(200).optional() });
