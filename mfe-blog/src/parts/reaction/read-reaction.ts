import { readNumber, type UntrustedRecord } from '@iwan/shared/domain/record/untrusted-record';
import type { Reaction } from './reaction';

/** The likes of an article's record and, where the backend knows who asks, the reader's own opinion (section 3). */
export function readReaction(article: UntrustedRecord): Reaction {
  const mine = article.userLiked === true ? 'liked' : article.userDisliked === true ? 'disliked' : null;
  return { likes: Math.floor(readNumber(article, 'likes')), mine };
}
