import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { structuredErrors } from '@iwan/shared/testing/schema-org';
import { webSite } from '../pages/home/index';
import { faqPage } from './faq-page';
import { organization } from './organization';
import { webPage } from './web-page';

/** As it is serialized: unknown properties are missing. */
const sent = (thing: object): unknown => JSON.parse(JSON.stringify(structuredData([thing])));

test.each([
  ['the business', organization('/', 'en-AE')],
  ['the business with its number', organization('/', 'en-AE', '12345')],
  ['the site', webSite({ href: '/', search: '/filter?q={search_term_string}', locale: 'en-AE' })],
  [
    'a page of text',
    webPage('WebPage', { name: 'Privacy', description: 'What is kept.', href: '/privacy-policy', locale: 'en-AE' }),
  ],
  ['questions', faqPage([{ question: 'Who may buy?', answer: 'Everybody.' }])],
])('%s is told in the words of schema.org', (_, thing) => {
  expect(structuredErrors(sent(thing), 'paths')).toEqual([]);
});
