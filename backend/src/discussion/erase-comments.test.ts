import { answeredByOthers } from './erase-comments';

const said = (id: number, user_id: number, parent_id: number | null = null) => ({ id, parent_id, user_id });

test.each([
  ['nobody', [said(1, 7), said(2, 8)], []],
  ['somebody else', [said(1, 7), said(2, 8, 1)], [1]],
  ['its author alone', [said(1, 7), said(2, 7, 1)], []],
  ['somebody else below its author', [said(1, 7), said(2, 7, 1), said(3, 8, 2), said(4, 7, 3)], [1, 2]],
])('a comment that %s has answered', (_, all, kept) => {
  expect([...answeredByOthers(all, 7)].sort()).toEqual(kept);
});
