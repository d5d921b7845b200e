import { z } from 'zod';

/** The `{name}` of a call of section 7: a name, or its slug with hyphens as spaces. */
export const nameParameter = z.object({ name: z.string().min(1).max(200) });

/** The `{id}` of a call of section 7. */
export const idParameter = z.object({ id: z.string().max(200) });

/**
 * Only an id in its canonical spelling: neither `01` nor `1e0` is a second address of the same record. `null` for an invalid
 * id.
 */
export function readId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= 2_147_483_647 ? id : null;
}
