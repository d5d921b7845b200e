import fc from 'fast-check';
import { type Comparable, similarProjects } from './similar';

const marina: Comparable = {
  id: '1',
  status: 'New Launch',
  location: 'Dubai Marina',
  categories: ['Residential', 'Off Plan'],
  subCategories: ['Apartment'],
  units: ['1BR', '2BR'],
  price: 2_000_000,
};
const like = (id: string, changes: Partial<Comparable>): Comparable => ({ ...marina, id, ...changes });
const elsewhere = { location: 'Al Barsha' };
const dear = { price: 9_000_000 };

const found = (to: Comparable, ...others: Comparable[]) => similarProjects(to, others).map(({ id }) => id);

test.each<[string, Partial<Comparable>, string[]]>([
  ['the same place, price and type', {}, ['2']],
  ['the same place alone', { ...dear, subCategories: ['Villa'], units: [] }, ['2']],
  ['a similar price elsewhere', { ...elsewhere, price: 2_400_000, subCategories: ['Villa'] }, ['2']],
  ['a price 20 % above', { ...elsewhere, price: 2_500_000 }, ['2']],
  ['a price further above', { ...elsewhere, price: 2_500_001 }, []],
  ['the type alone', { ...elsewhere, ...dear }, []],
  ['the place in another spelling', { location: ' DUBAI marina (Phase 2)', ...dear }, ['2']],
  ['the place with a word in parentheses before its end', { location: 'Dubai (New) Marina', ...dear }, []],
  ['the place and a word behind its parentheses', { location: 'Dubai Marina (Phase 2) North', ...dear }, []],
  ['the place with its phase close to it', { location: 'Dubai Marina(Phase 2)', ...dear }, ['2']],
  ['a price 20 % below', { ...elsewhere, price: 1_600_000 }, ['2']],
  ['a price further below', { ...elsewhere, price: 1_599_999 }, []],
  ['no price there', { ...elsewhere, price: 0 }, []],
  ['no place there', { location: null }, ['2']],
  ['what is sold out', { status: 'SOLD OUT' }, []],
  ['an office', { categories: ['Commercial'] }, []],
  ['no place and no price', { location: null, price: 0 }, []],
])('of a home: %s', (_what, changes, ids) => {
  expect(found(marina, like('2', changes))).toEqual(ids);
});

test('of a home without a place and without a price nothing is like it by these', () => {
  const nowhere = { ...marina, location: null, price: 0 };
  expect(found(nowhere, like('2', {}), like('3', { location: null, price: 0 }))).toEqual([]);
});

test('of an office, one is like it that lists commercial among others', () => {
  const office = { ...marina, categories: ['Commercial'] };
  expect(found(office, like('2', { categories: ['Off Plan', ' commercial'] }), like('3', {}))).toEqual(['2']);
});

test('is never like itself, and shows the likest first', () => {
  const all = [
    marina,
    like('type elsewhere', { ...elsewhere }),
    like('near', { ...dear, subCategories: ['Villa'], units: [] }),
    like('near, other units', { units: ['4BR'] }),
    like('near, all', {}),
  ];
  expect(similarProjects(marina, all).map(({ id }) => id)).toEqual([
    'near, all',
    'near, other units',
    'type elsewhere',
  ]);
});

test('an unpriced project is like what stands beside it, and nothing is like one that says nothing', () => {
  expect(found({ ...marina, price: 0 }, like('2', {}))).toEqual(['2']);
  expect(found({ ...marina, price: 0, location: null }, like('2', {}))).toEqual([]);
});

const anyProject: fc.Arbitrary<Comparable> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 3 }),
  status: fc.constantFrom('Ready', 'Sold OUT', null),
  location: fc.constantFrom('Dubai Marina', 'Al Barsha', 'Al Barsha (South)', null),
  categories: fc.subarray(['Residential', 'Commercial']),
  subCategories: fc.subarray(['Apartment', 'Villa']),
  units: fc.subarray(['1BR', '2BR']),
  price: fc.constantFrom(0, 900_000, 1_000_000, 5_000_000),
});

test('asked of what it has answered it answers the same: a backend may have chosen before', () => {
  fc.assert(
    fc.property(anyProject, fc.uniqueArray(anyProject, { selector: ({ id }) => id }), (to, projects) => {
      const first = similarProjects(to, projects);
      expect(similarProjects(to, first)).toEqual(first);
      for (const { status } of first) expect(status).not.toBe('Sold OUT');
    }),
  );
});
