import { z } from 'zod';
import { cleanText } from '../http/clean-text';
import { refusals } from '../http/refusals/refusals';

const missing = refusals.commentMissing;

/** Plain text as it was typed; clients show it as text. */
const comment = z
  .string({ error: missing })
  .max(10_000, 'Use 2,000 characters or fewer.')
  .transform((text) => cleanText(text).trim())
  .pipe(z.string().min(1, missing).max(2000, 'Use 2,000 characters or fewer.'));

/** An id as a number or as text; payloads have both. */
const recordId = (message: string) =>
  z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^[1-9]\d{0,9}$/)
          .transform(Number),
      ],
      { error: message },
    )
    .pipe(z.int(message).min(1, message).max(2_147_483_647, message));

const blog_id = recordId('Please say which article this is about');
const user_id = z.unknown().optional();

/** The payloads of section 7. `user` and `created_at` are untrusted and therefore ignored. */
export const commentForm = z.object({ blog_id, user_id, comment });
export const replyForm = z.object({
  blog_id,
  comment_id: recordId('Please say which comment this answers'),
  user_id,
  comment,
});
export const reactionForm = z.object({ user_id });
