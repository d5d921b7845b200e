/** What a visitor reads or hears of likes. */
export const texts = {
  like: (likes: number) => (likes === 1 ? 'Like, 1 like' : `Like, ${likes} likes`),
  dislike: 'Dislike',
  signedOut: 'Readers who are signed in can like.',
  failed: 'That was not counted. Please try again.',
} as const;
