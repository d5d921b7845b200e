import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { english } from '@iwan/shared/testing/english';
import { project } from '@iwan/shared/testing/entities';
import { structuredErrors } from '@iwan/shared/testing/schema-org';
import { realEstateListing } from './real-estate-listing';

const listed = { href: '/a-properties/b/', image: '/images/1280/a.png', locale: english.locale };

/** Serialised: undefined fields are left out. */
const sent = (thing: object): unknown => JSON.parse(JSON.stringify(structuredData([thing])));

test.each([
  ['a project', realEstateListing(project({ price: 1_200_000 }), listed)],
  [
    'a project of which nothing is known',
    realEstateListing(project({ price: 0, location: null, developer: null, amenities: [], coordinates: null }), {
      ...listed,
      image: null,
    }),
  ],
])('%s is told in the words of schema.org', (_, thing) => {
  expect(structuredErrors(sent(thing), 'paths')).toEqual([]);
});

test('offers a project at a price that can be parsed, and marks it as sold out', () => {
  expect(realEstateListing(project({ price: 1_200_000, status: 'SOLD OUT' }), listed)).toMatchObject({
    offers: { price: 1_200_000, priceCurrency: 'AED', availability: 'https://schema.org/SoldOut' },
  });
  expect(realEstateListing(project({ price: 1_200_000, status: 'Ready' }), listed)).toMatchObject({
    offers: { availability: 'https://schema.org/InStock' },
  });
  expect(realEstateListing(project({ price: 0 }), listed)).not.toHaveProperty('offers');
});

test.each([
  [['Residential', 'Off Plan'], 'Residence'],
  [[], 'Residence'],
  [['Residential', 'Commercial'], 'Residence'],
  [['Commercial', 'Off Plan'], 'Place'],
])('what is in %p is a %s', (categories, type) => {
  const thing = realEstateListing(project({ categories }), listed);
  expect(thing).toMatchObject({ about: { '@type': type } });
  expect(structuredErrors(sent(thing), 'paths')).toEqual([]);
});

test('names the views of its homes among its features, each once', () => {
  const unit = { type: '1BR', squareFeet: 700, price: 900_000, available: 1, plan: null };
  const unitTypes = [{ ...unit, view: 'Sea' }, { ...unit, view: 'Sea' }, { ...unit, view: 'Marina view' }, unit];
  expect(realEstateListing(project({ amenities: ['Gym'], unitTypes }), listed)).toMatchObject({
    about: { amenityFeature: [{ name: 'Gym' }, { name: 'Sea view' }, { name: 'Marina view' }] },
  });
});
