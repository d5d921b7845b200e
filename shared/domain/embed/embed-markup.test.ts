import fc from 'fast-check';
import { embedOfMarkup } from './embed-markup';

const map = 'https://www.openstreetmap.org/export/embed.html?bbox=55.1%2C25.0&layer=mapnik';

test.each([
  [`<iframe title="Map" src="${map.replace('&', '&amp;')}" width="600"></iframe>`],
  [`<div><p>Where it is</p><IFRAME onload=alert(1) SRC='${map}'></div>`],
  [`<iframe data-x="a > b" src="${map}">`],
  [map],
])('finds the map in %s', (markup) => {
  expect(embedOfMarkup(markup)).toBe(map);
});

test.each([
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="https://evil.example/export/embed.html"></iframe>',
  `<iframe srcdoc="<script>alert(1)</script>"></iframe><iframe src="${map}"></iframe>`,
  `<script>"<iframe src='${map}'>"</script>`,
  `<!-- <iframe src="${map}"> -->`,
  `<img src="${map}">`,
  'On the Palm',
  '',
  null,
])('frames nothing of %s', (markup) => {
  expect(embedOfMarkup(markup)).toBeNull();
});

test('looks at the beginning of markup only, where a frame would be', () => {
  const frame = `<iframe src="${map}"></iframe>`;
  expect(embedOfMarkup(`<p>${' '.repeat(9_000)}</p>${frame}`)).toBe(map);
  expect(embedOfMarkup(`<p>${' '.repeat(10_000)}</p>${frame}`)).toBeNull();
});

test('frames an allow-listed host or nothing, whatever the markup', () => {
  const pieces = fc.constantFrom(
    '<iframe',
    ' src=',
    '"',
    "'",
    map,
    '//evil.example',
    '>',
    '<script>',
    ' ',
    'javascript:',
  );
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const source = embedOfMarkup(parts.join(''));
      if (source !== null) expect(new URL(source).hostname).toBe('www.openstreetmap.org');
    }),
  );
});
