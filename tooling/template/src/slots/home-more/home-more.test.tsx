import { render, screen } from '@testing-library/react';
import { addresses } from '../../addresses';
import { HomeMore } from './home-more';
import { texts } from './texts';

test('Home leads to where this remote begins', () => {
  render(<HomeMore />);
  expect(screen.getByRole('link', { name: texts.link })).toHaveAttribute('href', addresses.start());
});
