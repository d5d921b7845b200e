import { noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { projectCard } from '@iwan/shared/testing/entities';
import { render, screen } from '@testing-library/react';
import { Why } from './why';
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
    '2BR from AED 1,900,000, 1,000 sq ft: the lowest-priced one available that fits your search.',
    'Gym or Pool (in its amenities)',
    'Dubai Marina',
    'Close match for “harbuor”: in the name.',
    '“metro”: in the amenities or nearby places.',
  ]);
});

test('is closed above the list, says what words were searched for, and is absent without reasons', () => {
  const projects = [{ id: '1', name: 'Harbour Gate' }];
  const { rerender } = render(<Why projects={projects} reasons={[['Dubai Marina']]} words="azrue" />);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('Why am I seeing these?')).toBeVisible();
  expect(screen.getByRole('group')).toHaveTextContent(/nearby places for “azrue”.*Harbour GateDubai Marina/);
  rerender(<Why projects={projects} reasons={[[]]} words={null} />);
  expect(screen.queryByRole('group')).toBeNull();
});

test('says once what all results have in common', () => {
  const projects = ['One', 'Two', 'Three'].map((name) => ({ id: name, name }));
  const reasons = [
    ['Dubai Marina', '1BR from AED 1,000,000'],
    ['Dubai Marina', '1BR from AED 2,000,000'],
    ['Dubai Marina'],
  ];
  render(<Why projects={projects} reasons={reasons} words={null} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['All results', 'One', 'Two']);
  expect(screen.getAllByText('Dubai Marina')).toHaveLength(1);
});
