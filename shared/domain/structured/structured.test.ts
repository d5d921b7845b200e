import { project } from '../../testing/entities';
import { structuredProblems } from '../../testing/schema-org';
import { breadcrumbList, structuredData } from './breadcrumb-list';
import { faqPage } from './faq-page';
import { itemList } from './item-list';
import { jobPosting } from './job-posting';
import { organization } from './organization';
import { realEstateListing } from './real-estate-listing';
import { videoObject } from './video-object';
import { webSite } from './web-site';

const listed = { href: '/a-properties/b/', image: '/images/1280/a.png' };
const video = {
  name: 'A film',
  description: 'Of a house',
  address: '/images/original/a.mp4',
  kind: 'file',
  poster: null,
} as const;
const opening = {
  title: 'Inspector',
  description: 'Looks at homes.',
  datePosted: '2026-11-01',
  href: '/career#inspector',
};

/** As it travels: what is not known is not there. */
const sent = (thing: object): unknown => JSON.parse(JSON.stringify(structuredData([thing])));

test.each([
  ['the business', organization('/')],
  ['the site', webSite({ href: '/', search: '/filter?q={search_term_string}' })],
  ['a place on the site', breadcrumbList([{ name: 'Developers', href: '/developers/' }])],
  ['a list', itemList([{ name: 'A', href: '/a/' }], 10)],
  ['questions', faqPage([{ question: 'Who may buy?', answer: 'Everybody.' }])],
  ['an opening', jobPosting(opening)],
  ['a video', videoObject(video)],
  [
    'a player',
    videoObject({ ...video, kind: 'frame', address: 'https://player.vimeo.com/video/1', poster: '/images/960/a.png' }),
  ],
  ['a project', realEstateListing(project({ price: 1_200_000 }), listed)],
  [
    'a project of which nothing is known',
    realEstateListing(project({ price: 0, location: null, developer: null, amenities: [], coordinates: null }), {
      ...listed,
      image: null,
    }),
  ],
])('%s is told in the words of schema.org', (_, thing) => {
  expect(structuredProblems(sent(thing), 'paths')).toEqual([]);
});

test('a project is offered at a price that can be read, and said to be sold out', () => {
  expect(realEstateListing(project({ price: 1_200_000, status: 'SOLD OUT' }), listed)).toMatchObject({
    offers: { price: 1_200_000, priceCurrency: 'AED', availability: 'https://schema.org/SoldOut' },
  });
  expect(realEstateListing(project({ price: 1_200_000, status: 'Ready' }), listed)).toMatchObject({
    offers: { availability: 'https://schema.org/InStock' },
  });
  expect(realEstateListing(project({ price: 0 }), listed)).not.toHaveProperty('offers');
});

test('a list that goes on counts on', () => {
  expect(itemList([{ name: 'A', href: '/a/' }], 10)).toMatchObject({ itemListElement: [{ position: 10 }] });
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

test.each(wrong)('%s is found', (_, thing, problem) => {
  const data = { '@context': 'https://schema.org', ...(thing as object) };
  expect(structuredProblems(data, 'paths').join('\n')).toMatch(problem);
});

test('in a document an address is whole', () => {
  const page = structuredData([breadcrumbList([{ name: 'Map', href: '/map/' }])]);
  expect(structuredProblems(page, 'whole')).toEqual([
    '0 BreadcrumbList.itemListElement ListItem.item: "/map/" is no address or Thing.',
  ]);
});
