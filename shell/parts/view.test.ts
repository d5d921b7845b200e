import { readView, type View, viewQuery } from './view';

const views: readonly View[] = [
  { theme: 'light', direction: 'ltr', part: null, example: null },
  { theme: 'dark', direction: 'rtl', part: 'button', example: 'long text' },
];

test.each(views)('an address leads back to what it was made of: %p', (view) => {
  expect(readView(viewQuery(view))).toEqual(view);
});

test('an address that says nothing, or nothing that is there, shows everything by day, left to right', () => {
  expect(readView('?theme=sepia&direction=up')).toEqual(views[0]);
});
