import { english } from '@iwan/shared/testing/english';
import { render, screen } from '@testing-library/react';
import { addresses } from '../../addresses';
import { HomeMore } from './home-more';
import { textsOf } from './texts';

const texts = textsOf(english.locale);

test('Home links to the first page of this remote', () => {
  render(<HomeMore />);
  expect(screen.getByRole('link', { name: texts.link })).toHaveAttribute('href', addresses.start());
});
