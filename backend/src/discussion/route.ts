import { z } from 'zod';
import type { DatabaseAndClock } from '../database/database';
import { cleanText } from '../http/clean-text';
import { notFound } from '../http/http-error';
import type { RateHook } from '../http/rate-limits';
import { readBody } from '../http/read-body';
import { refusals } from '../http/refusals/refusals';
import { idParameter, readId, type ZodRoutes } from '../http/zod-routes';
import type { Visitor } from '../sign-in/visitor';
import { react } from './reactions';
import { addComment, commentRecord, isReply, replyRecord } from './store';

interface Parts extends DatabaseAndClock {
  /** The cached articles, which contain what is written here. */
  readonly articles: { refresh(): Promise<void> };
  readonly visitor: Visitor;
  readonly commentLimit: RateHook;
  readonly reactionLimit: RateHook;
}

/**
 * The calls of section 7 that write to the blog. All need a session (section 6): 401 without one, 403 when the payload names
 * another user, 404 for an unknown article or comment.
 */
export function discussionRoutes({ db, articles, visitor, now, commentLimit, reactionLimit }: Parts): ZodRoutes {
  return async (app) => {
    const limited = { onRequest: commentLimit };

    app.post('/api/comment', limited, async (request, reply) => {
      const { blog_id, user_id, comment } = readBody(commentForm, request.body);
      const author = await visitor.require(request, user_id);
      const row = await addComment(db, { blogId: blog_id, parentId: null, author, comment }, now());
      await articles.refresh();
      return reply.code(201).send(commentRecord(row));
    });

    app.post('/api/reply', limited, async (request, reply) => {
      const { blog_id, comment_id, user_id, comment } = readBody(replyForm, request.body);
      const author = await visitor.require(request, user_id);
      const row = await addComment(db, { blogId: blog_id, parentId: comment_id, author, comment }, now());
      await articles.refresh();
      return reply.code(201).send(isReply(row) ? replyRecord(row) : commentRecord(row));
    });

    for (const [path, isLike] of [
      ['/api/blog_like/:id', true],
      ['/api/blog_dlike/:id', false],
    ] as const) {
      app.post(path, { schema: { params: idParameter }, onRequest: reactionLimit }, async (request) => {
        // The user comes from the session; an empty body is the same as one that names that user.
        const { user_id } = readBody(reactionForm, request.body ?? {});
        const user = await visitor.require(request, user_id);
        const id = readId(request.params.id);
        if (id === null) throw notFound('Article');
        const data = await react(db, id, user.id, isLike);
        await articles.refresh();
        return { data };
      });
    }
  };
}

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
