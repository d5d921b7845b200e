import { z } from 'zod';
import { HttpError } from '../http/http-error';

/** Which part of an article's discussion is requested: what was written after the comment or reply of this id. */
export const afterQuery = z.object({ after: z.string().max(200).optional() });

/** The id in `after`; `null` where everything is requested. Throws with a message for an invalid id. */
export function afterId(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647) return Number(text);
  const message = 'after must be the id of a comment or a reply';
  throw new HttpError(400, message, [{ field: 'after', message }]);
}
