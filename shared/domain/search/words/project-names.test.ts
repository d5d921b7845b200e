import { hasInName, nameLimit, projectNames } from './project-names';

const projects = [
  { name: 'Tower 10', location: 'Dubai Marina' },
  { name: 'Tower 2', location: 'dubai marina' },
  { name: 'tower 2 ', location: 'Dubai Marina' },
  { name: 'Élan', location: 'Al Barsha' },
  { name: 'Nowhere', location: null },
];

test.each([
  [['DUBAI MARINA'], '', ['Tower 2', 'Tower 10']],
  [['Dubai Marina', 'Al Barsha'], '', ['Élan', 'Tower 2', 'Tower 10']],
  [['Dubai Marina'], ' wer 1', ['Tower 10']],
  [['Al Barsha'], 'tower', []],
  [[], '', []],
])('at %p, looking for %p', (locations, sought, names) => {
  const found = projectNames(projects, { locations, sought });
  expect(found).toEqual({ names: names.map((name) => expect.objectContaining({ name })), isCut: false });
});

test('offers a bounded number and says that there are more', () => {
  const many = Array.from({ length: nameLimit + 1 }, (_, index) => ({ name: `Quay ${index}`, location: 'Marina' }));
  const { names, isCut } = projectNames(many, { locations: ['Marina'], sought: '' });
  expect([names.length, isCut]).toEqual([nameLimit, true]);
  expect(projectNames(many, { locations: ['Marina'], sought: `${nameLimit}` }).isCut).toBe(false);
});

test('finds a part of a name in any case', () => {
  expect(hasInName('QUAY')({ name: 'Lazurine Quay' })).toBe(true);
  expect(hasInName('')({ name: 'Lazurine Quay' })).toBe(true);
  expect(hasInName('key')({ name: 'Lazurine Quay' })).toBe(false);
});
