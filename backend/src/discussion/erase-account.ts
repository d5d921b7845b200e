import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { blogReactions, blogs, users } from '../database/schema';
import { eraseComments } from './erase-comments';

/**
 * Deletes the account of an address, with its sessions, comments and likes. Returns the number of comments; `null` where the
 * address has no account. Codes and rate-limit events, which do not contain the address, expire within the hour.
 */
export function eraseAccount(db: Database, email: string): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
    if (user === undefined) return null;
    const comments = await eraseComments(tx, user.id);
    const liked = tx
      .select({ id: blogReactions.blog_id })
      .from(blogReactions)
      .where(and(eq(blogReactions.user_id, user.id), eq(blogReactions.is_like, true)));
    await tx
      .update(blogs)
      .set({ likes: sql`greatest(0, ${blogs.likes} - 1)` })
      .where(inArray(blogs.id, liked));
    await tx.delete(users).where(eq(users.id, user.id));
    return comments;
  });
}
