import { parseProjectCard } from '@iwan/shared/api/projects/project-card';
import { addressOfCard } from './listing-page';

const record = { id: 7, name: 'Harbour Gate', developer: { name: 'Marensand Developments' } };

test.each([
  [undefined, '/property-details/7'],
  ['no', '/property-details/7'],
  [false, '/marensand-developments-properties/harbour-gate/'],
  [true, '/marensand-developments-properties/harbour-gate/?id=7'],
])('a card of a backend that says %p of its address leads to %s', (said, address) => {
  const card = parseProjectCard({ ...record, shares_address: said });
  expect(card && addressOfCard(card)).toBe(address);
});
