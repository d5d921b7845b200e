import { visible } from './store';

const said = (id: number, parent_id: number | null, isHidden = false) => ({
  ...{ id, parent_id },
  hidden_at: isHidden ? new Date(0) : null,
});

test('what is hidden goes with all answers to it, and nothing else does', () => {
  const rows = [said(1, null, true), said(2, 1), said(3, 2), said(4, null), said(5, 4, true), said(6, 4)];
  expect(visible(rows).map(({ id }) => id)).toEqual([4, 6]);
});
