import { type Budgets, budgetOf, parseBudgets, readBudgets } from './budgets';
import { pageNames } from './pages';

test('every measured page has a budget', async () => {
  const budgets = await readBudgets();
  for (const page of pageNames) expect(budgetOf(budgets, page).pages).toContain(page);
});

test('an unknown page has none', async () => {
  const budgets = await readBudgets();
  expect(() => budgetOf(budgets, 'nowhere')).toThrow('No kind of page in shell/budgets.json has "nowhere".');
});

test.each<[string, (budgets: Budgets) => unknown, RegExp]>([
  [
    'a limit is missing',
    ({ kinds: { map, ...kinds }, ...all }) => ({ ...all, kinds: { ...kinds, map: { ...map, requests: {} } } }),
    /requests\.limit/,
  ],
  ['a number is none', (all) => ({ ...all, interactions: { nextPaint: '100', firstTouch: 200 } }), /nextPaint/],
  ['a word is wrong', (all) => ({ ...all, limits: {} }), /Unrecognized key: "limits"/],
])('says what is wrong where %s', async (_, change, sentence) => {
  const text = JSON.stringify(change(await readBudgets()));
  expect(() => parseBudgets(text)).toThrow(/^shell\/budgets.json is wrong:/);
  expect(() => parseBudgets(text)).toThrow(sentence);
});
