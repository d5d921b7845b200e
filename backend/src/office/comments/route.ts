import type { CommentRecord } from '@iwan/shared/domain/office/wire';
import { and, eq, ilike, isNotNull, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, DatabaseAndClock, Transaction } from '../../database/database';
import { blogComments, blogs, users } from '../../database/schema';
import { HttpError, orNotFound } from '../../http/http-error';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import { noteChange, recordRoutes } from '../audit';
import { callerOf } from '../caller';
import { changeForm, ofOne, readFields, recordId, removal, requireId } from '../change-body';
import { listRoute, wordPatterns } from '../list';
import { conflict, invalid } from '../office-error';

interface Parts extends DatabaseAndClock {
  /** Called when what readers see has changed. */
  readonly changed: () => void;
}

export const commentChanges = z
  .strictObject({
    isHidden: z.boolean({ error: 'Please say whether it is hidden' }),
    isAuthorStopped: z.boolean({ error: 'Please say whether the reader is stopped' }),
  })
  .partial();

const commentFilter = z.strictObject({
  q: z.string().max(200).optional(),
  articleId: recordId.optional(),
  authorId: recordId.optional(),
  hidden: z.boolean().optional(),
});

const { id, comment, user_name, user_id, blog_id, created_at, hidden_at } = blogComments;
const sorts = { createdAt: created_at, author: user_name };

const selectComments = (db: Database) =>
  db
    .select({ row: blogComments, heading: blogs.heading, stoppedAt: users.stopped_at })
    .from(blogComments)
    .innerJoin(blogs, eq(blogs.id, blog_id))
    .leftJoin(users, eq(users.id, user_id))
    .$dynamic();

type Found = Awaited<ReturnType<typeof selectComments>>[number];

const commentRecord = ({ row, heading, stoppedAt }: Found): CommentRecord => ({
  id: row.id,
  articleId: row.blog_id,
  articleHeading: heading,
  parentId: row.parent_id,
  author: { id: row.user_id, name: row.user_name, isStopped: stoppedAt !== null },
  comment: row.comment,
  createdAt: row.created_at.toISOString(),
  isHidden: row.hidden_at !== null,
  version: row.revision,
});

async function find(db: Database, commentId: number): Promise<CommentRecord> {
  const [found] = await selectComments(db).where(eq(id, commentId));
  return commentRecord(orNotFound(found, 'Comment'));
}

async function locked(tx: Transaction, commentId: number, version: number | undefined): Promise<CommentRecord> {
  await tx.select({ id }).from(blogComments).where(eq(id, commentId)).for('update');
  const record = await find(tx, commentId);
  if (version !== undefined && version !== record.version) throw conflict(record);
  return record;
}

/** Blocks a reader from writing, or unblocks them. The demo's readers have no account to block. */
async function stopAuthor(tx: Transaction, authorId: number, isStopped: boolean, now: Date): Promise<void> {
  const stopped = await tx
    .update(users)
    .set({ stopped_at: isStopped ? now : null })
    .where(eq(users.id, authorId))
    .returning({ id: users.id });
  if (stopped.length === 0) throw invalid([{ field: 'isAuthorStopped', message: 'This reader has no account' }]);
}

const trailOf = ({ isHidden, author }: CommentRecord) => ({ isHidden, isAuthorStopped: author.isStopped });

/** Readers' comments: listing, hiding, deleting, and blocking their authors. */
export function commentRoutes({ db, changed, now }: Parts): ZodRoutes {
  return async (app) => {
    listRoute(app, '/comments', {
      ...{ db, table: blogComments, filter: commentFilter, sorts, usual: { sort: 'createdAt', order: 'desc' } },
      where: ({ q, articleId, authorId, hidden }) =>
        and(
          articleId === undefined ? undefined : eq(blog_id, articleId),
          authorId === undefined ? undefined : eq(user_id, authorId),
          hidden === undefined ? undefined : hidden ? isNotNull(hidden_at) : isNull(hidden_at),
          ...wordPatterns(q).map((pattern) => or(ilike(comment, pattern), ilike(user_name, pattern))),
        ),
      read: async (isOnPage) => (await selectComments(db).where(isOnPage)).map(commentRecord),
    });
    recordRoutes(app, db, 'comments', (commentId) => find(db, commentId));

    app.patch('/comments/:id', ofOne, async (request) => {
      const commentId = requireId(request.params.id);
      const { version, changes } = readBody(changeForm, request.body);
      const { isHidden, isAuthorStopped } = readFields(commentChanges, changes);
      await db.transaction(async (tx) => {
        const before = await locked(tx, commentId, version);
        if (isHidden !== undefined && isHidden !== before.isHidden) {
          await tx
            .update(blogComments)
            .set({ hidden_at: isHidden ? now() : null })
            .where(eq(id, commentId));
        }
        if (isAuthorStopped !== undefined) await stopAuthor(tx, before.author.id, isAuthorStopped, now());
        const states = { before: trailOf(before), after: trailOf(await find(tx, commentId)) };
        const change = { resource: 'comments', recordId: commentId, action: 'update', ...states };
        await noteChange(tx, callerOf(request).person, change, now());
      });
      changed();
      return find(db, commentId);
    });

    app.delete('/comments/:id', removal, async (request, reply) => {
      const commentId = requireId(request.params.id);
      await db.transaction(async (tx) => {
        const before = await locked(tx, commentId, request.query.version);
        if ((await tx.$count(blogComments, eq(blogComments.parent_id, commentId))) > 0) {
          throw new HttpError(400, 'Others have answered this comment: hide it, or remove the answers first');
        }
        await tx.delete(blogComments).where(eq(id, commentId));
        // The text is left out of the audit log: it may be the reason for the deletion.
        const note = { articleId: before.articleId, authorId: before.author.id };
        const change = { resource: 'comments', recordId: commentId, action: 'remove', before: note };
        await noteChange(tx, callerOf(request).person, change, now());
      });
      changed();
      return reply.code(204).send();
    });
  };
}
