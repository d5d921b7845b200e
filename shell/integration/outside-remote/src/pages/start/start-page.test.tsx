import { render, screen } from '@testing-library/react';
import { StartPage } from './start-page';

test('each guide leads to its own page', () => {
  render(<StartPage data={[{ id: 'a b', title: 'Visas', words: 2 }]} />);
  expect(screen.getByRole('link', { name: 'Visas' })).toHaveAttribute('href', '/guides/a%20b');
});
