/** A reader's opinion of an article: none, or one of the two. */
export type Opinion = 'liked' | 'disliked';

export interface Reaction {
  readonly likes: number;
  readonly mine: Opinion | null;
}

/**
 * The effect of a press (section 4): from liked to disliked lowers the count by 1, from not liked to liked raises it by 1.
 * Pressing the same button again changes nothing.
 */
export function react(before: Reaction, opinion: Opinion): Reaction {
  if (before.mine === opinion) return before;
  const change = opinion === 'liked' ? 1 : before.mine === 'liked' ? -1 : 0;
  return { likes: Math.max(0, before.likes + change), mine: opinion };
}
