import { formNamePattern } from '@iwan/shared/contracts/release';
import { z } from 'zod';

const sentence = z.string().min(1).max(200);
const kinds = ['name', 'phone', 'email', 'message', 'location', 'text', 'choice'] as const;

const field = z
  .object({
    kind: z.enum(kinds),
    label: sentence.optional(),
    missing: sentence.optional(),
    options: z.array(sentence).min(1).max(50).optional(),
  })
  .refine(({ kind, options }) => (kind === 'choice') === (options !== undefined), {
    error: 'A choice has options, and no other field has',
    path: ['options'],
  });

/** A kind of lead of `release.json`. Its messages are for the author of `src/exposes.ts`. */
export const leadShape = z
  .object({
    name: z.string().regex(formNamePattern),
    title: sentence,
    consent: sentence.optional(),
    fields: z.record(z.string().regex(/^(?!(?:consent|consent_text|source|file|key)$)[a-z]\w{0,39}$/), field),
  })
  .refine(({ fields }) => Object.keys(fields).length <= 15, { error: 'A form has up to 15 fields', path: ['fields'] })
  .refine(({ fields }) => ['email', 'phone'].some((name) => fields[name]?.kind === name && fields[name].missing), {
    error: 'A lead is erased by its email or phone: one of them is a required field of that kind',
    path: ['fields'],
  });
