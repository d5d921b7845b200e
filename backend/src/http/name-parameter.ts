import { z } from 'zod';

/** The `{name}` of a call of section 7: a name, or its slug with hyphens as spaces. */
export const nameParameter = z.object({ name: z.string().min(1).max(200) });
