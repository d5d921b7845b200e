interface Said {
  readonly id: number;
}

interface Discussed {
  readonly id: number;
  readonly likes: number;
  readonly comments: readonly Said[];
  readonly reply: readonly Said[];
}

/**
 * What was said about an article after the comment or reply of an id (they share one sequence), with what else may have
 * changed. `after` says that this is not all of it.
 */
export function saidAfter<Article extends Discussed>({ id, likes, comments, reply }: Article, after: number) {
  const isLater = (said: Said) => said.id > after;
  return { id, likes, after, comments: comments.filter(isLater), reply: reply.filter(isLater) };
}
