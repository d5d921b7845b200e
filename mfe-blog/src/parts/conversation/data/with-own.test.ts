import type { Conversation } from './conversation';
import { parseConversation } from './parse-conversation';
import type { OwnComment } from './send-comment';
import { withOwn } from './with-own';

const comment = (id: number, text = `comment ${id}`, created_at = `2026-03-0${id}T08:00:00Z`) => ({
  id,
  comment: text,
  user: { id, name: 'Noor S.' },
  created_at,
});
const reply = (id: number, to: number) => ({ ...comment(id, `reply ${id}`), comment_id: to });
const read = (article: object): Conversation => parseConversation(article as never);
const own = (changes: Partial<OwnComment>): OwnComment => ({
  key: 'comment-9',
  id: '9',
  author: 'Noor S.',
  text: 'mine',
  createdAt: '2026-03-09T08:00:00.000Z',
  parentId: null,
  ...changes,
});
/** Each thread as its texts, a reply with one dot for each level of depth. */
const drawn = ({ threads }: Conversation) =>
  threads.map(({ text, replies }) => [text, ...replies.map((each) => '.'.repeat(each.depth) + each.text)].join(' '));

const discussion = { comments: [comment(1), comment(2)], reply: [reply(3, 1), reply(4, 3), reply(5, 1)] };

test.each<[string, Partial<OwnComment>, readonly string[]]>([
  ['a comment first', {}, ['mine', 'comment 2', 'comment 1 .reply 3 ..reply 4 .reply 5']],
  [
    'an answer to a comment last in it',
    { parentId: '1' },
    ['comment 2', 'comment 1 .reply 3 ..reply 4 .reply 5 .mine'],
  ],
  [
    'an answer to an answer below that',
    { parentId: '3' },
    ['comment 2', 'comment 1 .reply 3 ..reply 4 ..mine .reply 5'],
  ],
  [
    'an answer to what is gone first',
    { parentId: '7' },
    ['mine', 'comment 2', 'comment 1 .reply 3 ..reply 4 .reply 5'],
  ],
])('puts in %s', (_, changes, threads) => {
  const conversation = withOwn(read(discussion), [own(changes)]);
  expect(drawn(conversation)).toEqual(threads);
  expect(conversation.total).toBe(6);
});

test.each<[string, Partial<OwnComment>, object, number]>([
  ['the backend has sent it', {}, comment(9, 'mine'), 1],
  ['it has another id, though the same words', {}, comment(8, 'mine'), 2],
  ['no id was sent, and the words have come', { key: 'comment-x', id: null }, comment(9, 'mine'), 1],
  ['no id was sent, and the same words are old', { key: 'comment-x', id: null }, comment(8, 'mine'), 2],
  [
    'no id was sent, and the words are another’s',
    { key: 'comment-x', id: null },
    { ...comment(9, 'mine'), user: { id: 2, name: 'Omar' } },
    2,
  ],
])('shows mine as often as it was said where %s', (_, changes, sent, times) => {
  const conversation = withOwn(read({ comments: [sent] }), [own(changes)]);
  expect(drawn(conversation).filter((text) => text === 'mine')).toHaveLength(times);
});

test('returns the same conversation where none of my comments is missing', () => {
  const conversation = read(discussion);
  expect(withOwn(conversation, [])).toBe(conversation);
});
