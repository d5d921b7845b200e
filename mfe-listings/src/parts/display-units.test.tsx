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

test('the first converted price of a page says of which day an old rate is, and no other', async () => {
  const { rerender } = render(
    <>
      <ProjectCard key="1" project={projectCard({ id: '1' })} sizes="100vw" onFull={() => {}} />
      <ProjectCard key="2" project={projectCard({ id: '2' })} sizes="100vw" onFull={() => {}} />
    </>,
  );
  const days = () =>
    screen.getAllByText(/≈ EUR/).map(({ textContent }) => /rate of .*\d/.exec(textContent ?? '')?.[0] ?? null);
  act(() => {
    displayUnitsStore.chooseCurrency('EUR');
    displayUnitsStore.setRate('EUR', 0.25, '2020-03-01');
  });
  await act(async () => {});
  expect(days()).toEqual(['rate of 1 March 2020', null]);
  // The first goes: the next says it.
  rerender(<ProjectCard key="2" project={projectCard({ id: '2' })} sizes="100vw" onFull={() => {}} />);
  await act(async () => {});
  expect(days()).toEqual(['rate of 1 March 2020']);
  act(() => displayUnitsStore.setRate('EUR', 0.25, new Date().toISOString().slice(0, 10)));
  expect(days()).toEqual([null]);
});
