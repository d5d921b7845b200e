import { parseProjectCard } from '@iwan/shared/api/projects/project-card';
import { projectCard } from '@iwan/shared/testing/entities';
import { render, screen } from '@testing-library/react';
import { LoweredBadge, PriceHistory } from './price-history';
import { ProjectCard } from './project-card';

const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
const record = { name: 'Harbour Gate', starting_price: 'AED 2,000,000' };
const parsed = (changes: object) => {
  const card = parseProjectCard({ ...record, ...changes });
  if (card === null) throw new Error('The record is no project');
  return card;
};

test('shows each earlier price with its last day', () => {
  const price_history = [
    { price: 'AED 2,100,000', at: '2026-03-03T08:00:00Z' },
    { price: 'AED 1,900,000', at: '2025-03-03T08:00:00Z' },
  ];
  render(<PriceHistory project={parsed({ price_history })} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AED 2,100,000 until 3 March 2026',
    'AED 1,900,000 until 3 March 2025',
  ]);
});

test('shows nothing with a plain backend', () => {
  const { container } = render(
    <>
      <PriceHistory project={parsed({})} />
      <LoweredBadge project={parsed({})} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('a card says that its price was lowered lately', () => {
  const price_history = [{ price: 'AED 2,100,000', at: yesterday }];
  render(<ProjectCard project={{ ...projectCard(), ...parsed({ price_history }) }} sizes="100vw" onFull={() => {}} />);
  expect(screen.getByText('Price reduced')).toBeInTheDocument();
});
