import { render, screen } from '@testing-library/react';
import { UNSAFE_LocationContext as LocationContext, MemoryRouter, NavigationType } from 'react-router-dom';
import { searchWith, useSearchOf } from './search-of';

test.each([
  ['', ''],
  ['?utm_source=mail', ''],
  ['?sent=1', '?sent=1'],
  ['?utm_source=mail&sent=1&posted=enquiry', '?sent=1&posted=enquiry'],
  ['?sent=1&sent=2', '?sent=1&sent=2'],
  ['?posted=a%20b', '?posted=a+b'],
])('of %j the named parameters are %j', (search, expected) => {
  expect(searchWith(['posted', 'sent'], search)).toBe(expected);
});

const Shown = () => <p>{useSearchOf(['sent'])}</p>;

test('in the browser they are read from the address', () => {
  render(
    <MemoryRouter initialEntries={['/?utm_source=mail&sent=1']}>
      <Shown />
    </MemoryRouter>,
  );
  expect(screen.getByText('?sent=1')).toBeInTheDocument();
});

test('on the document server only they are read', () => {
  const read: (readonly string[])[] = [];
  const location = {
    pathname: '/',
    hash: '',
    state: null,
    key: 'default',
    get search(): string {
      throw new Error('The whole query was read.');
    },
    searchOf(names: readonly string[]) {
      read.push(names);
      return '?sent=1';
    },
  };
  render(
    <MemoryRouter>
      <LocationContext value={{ location, navigationType: NavigationType.Pop }}>
        <Shown />
      </LocationContext>
    </MemoryRouter>,
  );
  expect(screen.getByText('?sent=1')).toBeInTheDocument();
  expect(read).toEqual([['sent']]);
});
