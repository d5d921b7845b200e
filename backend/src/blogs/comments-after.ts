interface Entry {
  readonly id: number;
}

interface Discussed {
  readonly id: number;
  readonly likes: number;
  readonly comments: readonly Entry[];
  readonly reply: readonly Entry[];
}

/**
 * What was written about an article after the comment or reply of an id (they share one sequence), with the other fields that
 * may have changed. `after` marks the response as partial.
 */
export function commentsAfter<Article extends Discussed>({ id, likes, comments, reply }: Article, after: number) {
  const isLater = (entry: Entry) => entry.id > after;
  return { id, likes, after, comments: comments.filter(isLater), reply: reply.filter(isLater) };
}
