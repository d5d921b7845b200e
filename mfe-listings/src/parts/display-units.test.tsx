import { displayUnitsStore } from '@iwan/shared/state/display-units';
import { projectCard } from '@iwan/shared/testing/entities';
import { act, render, screen } from '@testing-library/react';
import { FreshSlide } from '../slots/fresh-finds/fresh-slide';
import { ProjectCard } from './project-card';

const inEuros = () => {
  displayUnitsStore.chooseCurrency('EUR');
  displayUnitsStore.setRate('EUR', 0.25);
};

afterEach(() =>
  act(() => {
    displayUnitsStore.chooseCurrency('AED');
    displayUnitsStore.chooseAreaUnit('sq ft');
  }),
);

test('a card shows dirhams first and the chosen currency after them', () => {
  render(<ProjectCard project={projectCard()} sizes="100vw" onFull={() => {}} />);
  expect(screen.queryByText(/EUR/)).toBeNull();
  act(inEuros);
  const [price, converted] = [screen.getByText('AED 1,200,000'), screen.getByText(/≈ EUR\s300,000/)];
  expect(price.compareDocumentPosition(converted) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a card without a price shows none in another currency either', () => {
  act(inEuros);
  render(<ProjectCard project={projectCard({ startingPrice: null, price: 0 })} sizes="100vw" onFull={() => {}} />);
  expect(screen.queryByText(/EUR/)).toBeNull();
});

test('a fresh find shows its area in the chosen unit', () => {
  render(<FreshSlide project={projectCard({ area: '750 - 1,200 sq ft' })} />);
  expect(screen.getByText('750 - 1,200 sq ft')).toBeInTheDocument();
  act(() => displayUnitsStore.chooseAreaUnit('sq m'));
  expect(screen.getByText('70 - 111 sq m')).toBeInTheDocument();
});
