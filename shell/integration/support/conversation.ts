/** A day of March: a later number is a later comment. */
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 0, minute)).toISOString();

export function commentRecord(id: number, comment = `Comment ${id}`) {
  return { id, comment, user: { id, name: `Reader ${id}` }, created_at: at(id), blog_id: 1, user_id: id };
}

export function replyRecord(id: number, commentId: number, comment = `Reply ${id}`) {
  return { ...commentRecord(id, comment), comment_id: commentId };
}

/**
 * An article with comments and replies, as a record of a backend with section 7 only; `article` may replace any
 * field.
 */
export function discussedArticle(comments: readonly object[], reply: readonly object[] = [], article: object = {}) {
  const paragraph = `<p>${'Words that take a while to read. '.repeat(40)}</p>`;
  return {
    id: 1,
    heading: 'Buying off plan',
    title: 'Buying off plan',
    description: '<p>What to ask.</p>',
    created_at: '2026-03-01T09:30:00.000000Z',
    likes: 128,
    details: ['First', 'Second', 'Third'].map((sub_heading, index) => ({
      id: index,
      sub_heading,
      images: 'media/blog/keys.png',
      paragraph,
    })),
    comments,
    reply,
    ...article,
  };
}

/** This many comments and replies, in threads of ten replies to each other. */
export function longConversation(count: number) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const isComment = (id: number) => id % 10 === 1;
  return discussedArticle(
    ids.filter(isComment).map((id) => commentRecord(id)),
    ids.filter((id) => !isComment(id)).map((id) => replyRecord(id, id - 1)),
  );
}
