import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { blogReactions, blogs } from '../database/schema';
import { isPublished } from '../database/tables/columns';
import { notFound } from '../http/http-error';

export interface Reaction {
  readonly userLiked: boolean;
  readonly userDisliked: boolean;
}

/** A user's reaction to an article, or none. */
export async function findReaction(db: Database, blogId: number, userId: number): Promise<Reaction> {
  const [row] = await db
    .select({ isLike: blogReactions.is_like })
    .from(blogReactions)
    .where(and(eq(blogReactions.blog_id, blogId), eq(blogReactions.user_id, userId)));
  return { userLiked: row?.isLike === true, userDisliked: row?.isLike === false };
}

/** The effect of a changed reaction on the count of likes (section 4). The same reaction again changes nothing. */
function likesChange(before: Reaction, isLike: boolean): -1 | 0 | 1 {
  if (isLike) return before.userLiked ? 0 : 1;
  return before.userLiked ? -1 : 0;
}

/** Stores a like or a dislike in place of the user's earlier reaction. Throws an `HttpError` 404 for an unknown article. */
export function react(
  db: Database,
  blogId: number,
  userId: number,
  isLike: boolean,
): Promise<Reaction & { readonly likes: number }> {
  return db.transaction(async (tx) => {
    // Serialised by article: two concurrent reactions of one user would both be computed from the same state.
    const isShown = and(eq(blogs.id, blogId), isPublished(blogs));
    const [article] = await tx.select({ likes: blogs.likes }).from(blogs).where(isShown).for('update');
    if (article === undefined) throw notFound('Article');
    const change = likesChange(await findReaction(tx, blogId, userId), isLike);
    await tx
      .insert(blogReactions)
      .values({ blog_id: blogId, user_id: userId, is_like: isLike })
      .onConflictDoUpdate({ target: [blogReactions.blog_id, blogReactions.user_id], set: { is_like: isLike } });
    const likes = Math.max(0, article.likes + change);
    if (likes !== article.likes) await tx.update(blogs).set({ likes }).where(eq(blogs.id, blogId));
    return { likes, userLiked: isLike, userDisliked: !isLike };
  });
}
