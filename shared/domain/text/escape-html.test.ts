import { escapeHtml } from './escape-html';
import { decodeEntities } from './plain-text';

test.each([
  ['Pelham & Sons', 'Pelham &amp; Sons'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [`a" onclick='b`, 'a&quot; onclick=&#39;b'],
  ['&amp;', '&amp;amp;'],
  ['Zoë’s café – دبي', 'Zoë’s café – دبي'],
  ['', ''],
])('writes %p so that HTML and XML show just that', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
  expect(decodeEntities(escaped)).toBe(text);
});
