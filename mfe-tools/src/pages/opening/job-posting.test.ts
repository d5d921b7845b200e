import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { english } from '@iwan/shared/testing/english';
import { structuredErrors } from '@iwan/shared/testing/schema-org';
import { jobPosting } from './opening-head';

test('describes an opening in the vocabulary of schema.org', () => {
  const opening = {
    title: 'Inspector',
    description: 'Looks at homes.',
    datePosted: '2026-11-01',
    href: '/career#inspector',
  };
  // Serialised: undefined fields are left out.
  const sent: unknown = JSON.parse(JSON.stringify(structuredData([jobPosting(opening, english.locale)])));
  expect(structuredErrors(sent, 'paths')).toEqual([]);
});
