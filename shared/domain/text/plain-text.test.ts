import fc from 'fast-check';
import { plainText } from './plain-text';

test.each([
  ['<p>Two towers on the <b>marina</b> walk.</p>', 'Two towers on the marina walk.'],
  ['<p>One</p><p>Two</p>three<br>four', 'One Two three four'],
  ['<b>Bold</b>ly', 'Boldly'],
  ['a<script>alert("</p>")</script>b', 'a b'],
  ['a<SCRIPT type="x">alert(1)</Script >b', 'a b'],
  ['a<script>never closed', 'a'],
  ['a<style>p { color: red }</style>b', 'a b'],
  ['a<!-- a comment > still --> b', 'a b'],
  ['a<!-- never closed', 'a'],
  ['<img alt="5 > 4" src=x onerror=alert(1)>after', 'after'],
  ['<a href="never closed>text', ''],
  ['prices < AED 1M & up', 'prices < AED 1M & up'],
  ['3 <4', '3 <4'],
  ['Caf&eacute; &amp; pool&nbsp;&ndash; 5&times;a&#39;b&#x2019;c', "Café & pool – 5×a'b’c"],
  ['&lt;b&gt; is text, &amp;lt; too', '<b> is text, &lt; too'],
  ['&unknown; &constructor; &#0; &#xD800; &#99999999;', '&unknown; &constructor; \uFFFD \uFFFD \uFFFD'],
  ['  many \r\n\t spaces  ', 'many spaces'],
  ['nul\u0000byte', 'nul byte'],
  ['', ''],
])('a reader sees %p as %p', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('no script survives, wherever it stands', () => {
  const piece = fc.constantFrom(
    '<script>',
    'alert(1)</script>',
    '<p>',
    '</p>',
    '<!--',
    '-->',
    '<',
    '>',
    '"',
    "'",
    'text ',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(plainText(pieces.join(''))).not.toMatch(/<script|<\/script|<p>/);
    }),
  );
});

test.each([
  ['<a'.repeat(200_000)],
  ['<'.repeat(400_000)],
  ['<script>'.repeat(50_000)],
  ['<!--'.repeat(100_000)],
  ['<p>'.repeat(130_000)],
  ['&'.repeat(400_000)],
  [`<p ${'"'.repeat(400_001)}`],
])('markup made to be slow comes to an end, no longer than it was', (html) => {
  expect(plainText(html).length).toBeLessThanOrEqual(html.length);
});
