import { categoryOfTab, categoryTabs, hasLabel, isInCategory, parseCategoryTab } from './category';

test('the tabs are those of the specification', () => {
  expect(categoryTabs).toEqual(['All', 'Residential', 'Commercial', 'Off Plan', 'Secondary Market']);
});

test.each([
  ['Off Plan', 'Off Plan'],
  ['off plan', 'Off Plan'],
  [' COMMERCIAL ', 'Commercial'],
  ['All', 'All'],
  ['Castles', 'All'],
  ['', 'All'],
  [null, 'All'],
])('the link ?tab=%p opens the tab %p', (text, tab) => {
  expect(parseCategoryTab(text)).toBe(tab);
});

test('All filters by nothing', () => {
  expect(categoryOfTab('All')).toBeUndefined();
  expect(categoryOfTab('Commercial')).toBe('Commercial');
  expect(isInCategory({ categories: [] }, undefined)).toBe(true);
});

test.each([
  [['Residential', 'Off Plan'], 'Off Plan', true],
  [['residential'], 'Residential', true],
  [['Residential Plus'], 'Residential', false],
  [[], 'Residential', false],
])('a project of %p under %p: %p', (entries, category, shown) => {
  expect(isInCategory({ categories: entries }, category)).toBe(shown);
});

test('Fresh Finds are the projects whose type includes it', () => {
  expect(hasLabel({ labels: ['New', 'fresh finds'] }, 'Fresh Finds')).toBe(true);
  expect(hasLabel({ labels: ['Fresh'] }, 'Fresh Finds')).toBe(false);
  expect(hasLabel({ labels: [] })).toBe(true);
});
