import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { parseRichText } from '../../../domain/text/rich-text';
import { RichText } from './rich-text';

const html =
  '<h2>Homes</h2><p>One <b>or</b> <a href="https://iwan.example">two</a><br>rooms</p><ul><li>Pool</li></ul><hr>' +
  '<table><tr><th>Size</th><td>750</td></tr></table>';

test('shows a text with its marks', () => {
  render(<RichText text={parseRichText(html)} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Homes' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'two' })).toHaveAttribute('rel', 'nofollow noopener');
  expect(screen.getByRole('listitem')).toHaveTextContent('Pool');
  expect(screen.getByRole('region', { name: 'Table' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('cell')).toHaveTextContent('750');
});

test('writes text that looks like markup as text', () => {
  const text = parseRichText('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  expect(renderToString(<RichText text={text} />)).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('a browser reads it as it was written', () => {
  const written = renderToString(<RichText text={parseRichText(`<p>a<p>b<ul>c<li>d<ul><li>e</ul></ul>${html}`)} />);
  const host = document.createElement('div');
  host.innerHTML = written;
  expect(host.innerHTML.replaceAll(/="">/g, '>')).toBe(written.replaceAll('/>', '>').replaceAll('=""', ''));
});
