import { displayUnitsStore } from '@iwan/shared/state/site-store';
import { project, projectCard } from '@iwan/shared/testing/entities';
import { act, render, screen } from '@testing-library/react';
import { Facts } from '../../pages/project/first-view/facts';
import { FreshSlide } from '../../slots/fresh-finds/fresh-slide';
import { ProjectCard } from '../project-card/project-card';

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
  render(<ProjectCard project={projectCard({ price: 0 })} sizes="100vw" onFull={() => {}} />);
  expect(screen.queryByText(/EUR/)).toBeNull();
});

test('a fresh find shows its area in the chosen unit', () => {
  render(<FreshSlide project={projectCard({ area: '750 - 1,200 sq ft' })} />);
  expect(screen.getByText('750–1,200 sq ft')).toBeInTheDocument();
  act(() => displayUnitsStore.chooseAreaUnit('sq m'));
  expect(screen.getByText('70–111 sq m')).toBeInTheDocument();
});

test('the price that a page is about says of which day an old rate is, and no card does', () => {
  const day = () => /rate of .*\d/.exec(screen.getByText(/≈ EUR/).textContent ?? '')?.[0] ?? null;
  const { unmount } = render(<ProjectCard project={projectCard()} sizes="100vw" onFull={() => {}} />);
  act(() => {
    displayUnitsStore.chooseCurrency('EUR');
    displayUnitsStore.setRate('EUR', 0.25, '2020-03-01');
  });
  expect(day()).toBeNull();
  unmount();
  render(<Facts project={project()} />);
  expect(day()).toBe('rate of 1 March 2020');
  act(() => displayUnitsStore.setRate('EUR', 0.25, new Date().toISOString().slice(0, 10)));
  expect(day()).toBeNull();
});
