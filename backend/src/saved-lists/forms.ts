import { savedListLimits } from '@iwan/shared/domain/visitor/saved-lists';
import { z } from 'zod';

const { lists, entries, name, id } = savedListLimits;

const entry = z.looseObject({
  id: z.string().min(1).max(id),
  at: z.int().min(0),
  removed: z.literal(true).optional(),
});

export const savedListsSchema = z
  .record(z.string().max(name), z.array(entry).max(entries))
  .refine((value) => Object.keys(value).length <= lists, `A reader has at most ${lists} lists.`);

/** `version`: the one that the lists were merged with, 0 for none. */
export const savedListsForm = z.object({
  user_id: z.unknown().optional(),
  version: z.int().min(0).max(2_147_483_646),
  lists: savedListsSchema,
});
