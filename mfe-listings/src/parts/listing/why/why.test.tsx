import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { projectCard } from '@iwan/shared/testing/entities';
import { render, screen } from '@testing-library/react';
import { Why } from '../listing-page';
import { whySentences } from './why-sentences';

const unit = { type: '2BR', squareFeet: 1_000, price: 1_900_000, available: 2, plan: null };
const card = { ...projectCard({ id: '1', name: 'Harbour Gate' }), location: 'Dubai Marina', askedUnit: unit };

test('says a sentence for the unit, for each filter and for each word', () => {
  const criteria = {
    ...noCriteria,
    configurations: ['2BR'],
    amenities: ['Gym', 'Pool'],
    locations: ['Dubai Marina'],
    budget: { from: 10_000, to: 2_000_000 },
    query: 'harbuor metro',
  };
  expect(whySentences(card, criteria, 'en-AE')).toEqual([
    '2BR from AED 1,900,000, 1,000 sq ft: the cheapest home here that has these bedrooms and this price and is not sold.',
    'At least one of Gym or Pool: among its amenities.',
    'Dubai Marina: its area.',
    '“harbuor”, taken for a typing error: in its name.',
    '“metro”: among its amenities or what is near it.',
  ]);
});

test('is closed on the card, and absent without criteria', () => {
  const { rerender } = render(<Why project="Harbour Gate" sentences={['Dubai Marina: its area.']} />);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('Why this?')).toHaveTextContent('Why this? Harbour Gate');
  rerender(<Why project="Harbour Gate" sentences={[]} />);
  expect(screen.queryByRole('group')).toBeNull();
});
