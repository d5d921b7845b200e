import { moveInList } from './move-in-list';

const shown = (active: number | null, count = 3) => ({ isShown: true, active, count });
const closed = { isShown: false, active: null, count: 3 };
const key = (name: string, altKey = false) => ({ key: name, altKey });
const to = (active: number | null, isOpen = true, isTaken = true) => ({ active, isOpen, isTaken });

// The keys of the ARIA pattern of an editable combobox with a list, one by one.
test.each([
  ['Down opens a closed list on its first option', key('ArrowDown'), closed, to(0)],
  ['Up opens a closed list on its last option', key('ArrowUp'), closed, to(2)],
  ['Down goes from the field to the first option', key('ArrowDown'), shown(null), to(0)],
  ['Down goes on', key('ArrowDown'), shown(0), to(1)],
  ['Down goes from the last back to the field', key('ArrowDown'), shown(2), to(null)],
  ['Up goes from the field to the last option', key('ArrowUp'), shown(null), to(2)],
  ['Up goes back', key('ArrowUp'), shown(2), to(1)],
  ['Up goes from the first back to the field', key('ArrowUp'), shown(0), to(null)],
  ['Alt and Down open the list without going to it', key('ArrowDown', true), closed, to(null)],
  ['Alt and Up close it', key('ArrowUp', true), shown(1), to(null, false)],
  ['Escape closes it', key('Escape'), shown(1), to(null, false)],
  ['Tab closes it and goes on', key('Tab'), shown(1), to(null, false, false)],
  ['Home is the text’s own', key('Home'), shown(1), to(null, true, false)],
  ['End is the text’s own', key('End'), shown(1), to(null, true, false)],
  ['Left is the text’s own', key('ArrowLeft'), shown(1), to(null, true, false)],
])('%s', (_, pressed, state, move) => {
  expect(moveInList(pressed, state)).toEqual(move);
});

test('leaves to the field what it does itself: letters, and Escape once the list is closed', () => {
  expect(moveInList(key('a'), shown(1))).toBeNull();
  expect(moveInList(key('Escape'), closed)).toBeNull();
  expect(moveInList(key('Home'), closed)).toBeNull();
});
