import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { DeveloperNiche } from './developer-niche';

const css = readFileSync(join(__dirname, 'developer-niche.module.css'), 'utf8');

test('in dark mode a niche is as dark as the page, and its logo is inverted', () => {
  const developer = { id: '1', name: 'Cavarin', logo: 'media/logos/logo.png', video: null, location: null };
  const { container } = render(<DeveloperNiche developer={developer} href="/cavarin-properties/" />);
  expect(container.querySelector('img')).toHaveClass('plate');
  expect(css).toMatch(/\.arch \{[^}]*background: var\(--surface\);/);
});
