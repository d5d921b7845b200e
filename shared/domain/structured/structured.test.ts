import { structuredErrors } from '../../contract-kit/testing/schema-org';
import { breadcrumbList, structuredData } from './breadcrumb-list';
import { itemList } from './item-list';

/** As it travels: what is not known is not there. */
const sent = (thing: object): unknown => JSON.parse(JSON.stringify(structuredData([thing])));

test.each([
  ['a place on the site', breadcrumbList([{ name: 'Developers', href: '/developers/' }])],
  ['a list', itemList([{ name: 'A', href: '/a/' }], 10)],
])('%s is told in the words of schema.org', (_, thing) => {
  expect(structuredErrors(sent(thing), 'paths')).toEqual([]);
});

test('a way through the site and a list are counted from one, in their order', () => {
  const pages = ['A', 'B', 'C'].map((name) => ({ name, href: `/${name}/` }));
  const element = (position: number, name: string) => ({ '@type': 'ListItem', position, name });
  const inOrder = [element(1, 'A'), element(2, 'B'), element(3, 'C')];
  expect(breadcrumbList(pages)).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: inOrder });
  expect(itemList(pages)).toMatchObject({ '@type': 'ItemList', itemListElement: inOrder });
});

test('a list that goes on counts on', () => {
  const pages = ['A', 'B'].map((name) => ({ name, href: '/a/' }));
  expect(itemList(pages, 10)).toMatchObject({ itemListElement: [{ position: 10 }, { position: 11 }] });
});

const wrong: readonly (readonly [string, unknown, RegExp])[] = [
  ['another context', { '@context': 'http://schema.org', '@type': 'City', name: 'Dubai' }, /@context/],
  ['an unknown type', { '@type': 'House' }, /House is no type/],
  ['a property of another type', { '@type': 'City', name: 'Dubai', price: 1 }, /price is none of its properties/],
  ['an offer without a currency', { '@type': 'Offer', price: 1 }, /has no priceCurrency/],
  [
    'a price that is no number',
    { '@type': 'GeoCoordinates', latitude: '25', longitude: 55 },
    /latitude: "25" is no number/,
  ],
  [
    'a step without an address',
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, item: 'a' }] },
    /item: "a" is no address/,
  ],
  [
    'the wrong thing',
    { '@type': 'Article', headline: 'A', author: { '@type': 'City', name: 'Dubai' } },
    /should be Person or Organization/,
  ],
  ['an empty list', { '@type': 'FAQPage', mainEntity: [] }, /is an empty list/],
  ['a day that is none', { '@type': 'Organization', name: 'A', foundingDate: 'long ago' }, /foundingDate/],
  ['no things', { '@graph': [] }, /@graph/],
];

test.each(wrong)('%s is found', (_, thing, error) => {
  const data = { '@context': 'https://schema.org', ...(thing as object) };
  expect(structuredErrors(data, 'paths').join('\n')).toMatch(error);
});

test('in a document an address is whole', () => {
  const page = structuredData([breadcrumbList([{ name: 'Map', href: '/map/' }])]);
  expect(structuredErrors(page, 'whole')).toEqual([
    '0 BreadcrumbList.itemListElement ListItem.item: "/map/" is no address or Thing.',
  ]);
});
