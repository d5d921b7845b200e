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
 * may have changed. `after` marks the response as partial; `total` counts all: fewer than a reader knows mean that one was hidden.
 */
export function commentsAfter<Article extends Discussed>({ id, likes, comments, reply }: Article, after: number) {
  const isLater = (entry: Entry) => entry.id > after;
  const total = comments.length + reply.length;
  return { id, likes, after, total, comments: comments.filter(isLater), reply: reply.filter(isLater) };
}
