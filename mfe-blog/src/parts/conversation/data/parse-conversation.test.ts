import { parseConversation } from './parse-conversation';

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T00:00:00Z`;
const comment = (id: unknown, day: number, changes: object = {}) => ({
  id,
  comment: `comment ${id}`,
  user: { id: 7, name: `Reader ${id}` },
  created_at: at(day),
  ...changes,
});
const reply = (id: unknown, to: unknown, day: number) => ({ ...comment(id, day), comment_id: to });
/** Each thread as its texts, a reply with one dot for each level of depth. */
const drawn = (article: object) =>
  parseConversation(article as never).threads.map(({ text, replies }) =>
    [text, ...replies.map(({ text: reply, depth }) => '.'.repeat(depth) + reply)].join(' '),
  );

test.each<[string, object, readonly string[]]>([
  ['nothing', {}, []],
  [
    'the latest comment first',
    { comments: [comment(1, 1), comment(2, 3), comment(3, 2)] },
    ['comment 2', 'comment 3', 'comment 1'],
  ],
  [
    'answers right below what they answer, the earlier first',
    { comments: [comment(1, 1)], reply: [reply(2, 1, 5), reply(3, 1, 4), reply(4, 3, 6), reply(5, 2, 7)] },
    ['comment 1 .comment 3 ..comment 4 .comment 2 ..comment 5'],
  ],
  [
    'ids as numbers and as texts',
    { comments: [comment('1', 1)], reply: [reply(2, 1, 2), reply('3', '2', 3)] },
    ['comment 1 .comment 2 ..comment 3'],
  ],
  ['a reply to what is not there', { comments: [comment(1, 1)], reply: [reply(2, 9, 2)] }, ['comment 2', 'comment 1']],
  ['a reply to itself', { reply: [reply(2, 2, 2)] }, ['comment 2']],
  ['replies that answer each other', { reply: [reply(2, 3, 2), reply(3, 2, 1)] }, ['comment 2 .comment 3']],
  [
    'a comment and a reply with one id: the comment is answered',
    { comments: [comment(1, 1)], reply: [reply(1, 1, 2)] },
    ['comment 1 .comment 1'],
  ],
  [
    'no dates: the order of the backend',
    { comments: [comment(1, 1, { created_at: 'soon' }), comment(2, 1, { created_at: null })] },
    ['comment 1', 'comment 2'],
  ],
  [
    'some dates: the latest first, then those without one',
    {
      comments: [
        comment(1, 1),
        comment(2, 1, { created_at: null }),
        comment(3, 3),
        comment(4, 1, { created_at: null }),
        comment(5, 2),
      ],
    },
    ['comment 3', 'comment 5', 'comment 1', 'comment 2', 'comment 4'],
  ],
  [
    'what is no comment is left out',
    { comments: [null, 'words', {}, comment(1, 1, { comment: ' ' }), comment(2, 1)] },
    ['comment 2'],
  ],
])('shows %s', (_, article, threads) => {
  expect(drawn(article)).toEqual(threads);
});

test('shows a comment with missing fields', () => {
  const [thread] = parseConversation({ comments: [{ comment: 'Words', user: 'Nadia', created_at: 'today' }] }).threads;
  expect(thread).toEqual({
    key: 'comment-at-0',
    id: null,
    author: null,
    text: 'Words',
    createdAt: null,
    replies: [],
    more: 0,
  });
});

test('names whom a reply answers', () => {
  const { threads } = parseConversation({ comments: [comment(1, 1)], reply: [reply(2, 1, 2), reply(3, 2, 3)] });
  expect(threads[0]?.replies.map(({ inReplyTo }) => inReplyTo)).toEqual(['Reader 1', 'Reader 2']);
});

test('keys are unique whatever the ids', () => {
  const { threads } = parseConversation({
    comments: [comment(1, 1), comment(1, 2)],
    reply: [reply(1, 1, 3), reply(1, 1, 4)],
  });
  const keys = threads.flatMap(({ key, replies }) => [key, ...replies.map((each) => each.key)]);
  expect(new Set(keys).size).toBe(4);
});

test('markup in a comment stays text', () => {
  const text = '<script>alert(1)</script> <a href="javascript:alert(1)">link</a>';
  expect(parseConversation({ comments: [comment(1, 1, { comment: text })] }).threads[0]?.text).toBe(text);
});

test('parses a chain of ten thousand replies, each one deeper', () => {
  const replies = Array.from({ length: 10_000 }, (_, index) => reply(index + 2, index + 1, 1));
  const { threads, total } = parseConversation({ comments: [comment(1, 1)], reply: replies });
  expect(threads[0]?.replies.at(-1)?.depth).toBe(10_000);
  expect(total).toBe(10_001);
});
