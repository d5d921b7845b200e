import fc from 'fast-check';
import { safeRichText } from './safe-record';

test.each([
  'Plain text, also with a > b & c',
  '<p>Two <strong>bedrooms</strong>,<br />one <em>terrace</em></p>',
  '<h2>Plan</h2><ul><li>60/40</li></ul><blockquote>Quiet</blockquote>',
  '<table><tbody><tr><th scope="row">Lift</th><td colspan="2">Yes</td></tr></tbody></table>',
])('leaves a text and its marks as they are: %s', (html) => {
  expect(safeRichText(html)).toBe(html);
});

test('keeps links to the web, a mailbox and a telephone, and lends them no weight', () => {
  expect(safeRichText('<a href="https://example.com/a?b=1&amp;c=2" target="_top">Plan</a>')).toBe(
    '<a href="https://example.com/a?b=1&amp;c=2" rel="nofollow noopener">Plan</a>',
  );
  expect(safeRichText('<a href="mailto:a@example.com">A</a><a href="tel:+97140000000">B</a>')).toContain('mailto:a@');
});

test('leaves the first heading to the page', () => {
  expect(safeRichText('<h1>Quay</h1>')).toBe('<h2>Quay</h2>');
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a script within a script', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['an image that fails', '<img src=x onerror=alert(1)>a', 'a'],
  [
    'an SVG',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">a</a></svg>',
    '<a rel="nofollow noopener">a</a>',
  ],
  ['a frame', '<iframe src="https://www.youtube.com/embed/a1"></iframe>a', 'a'],
  ['a style', '<style>p{display:none}</style><p style="position:fixed">a</p>', '<p>a</p>'],
  ['a form', '<form action="https://evil.example"><input name="otp"><button>Go</button></form>', 'Go'],
  ['a base', '<base href="https://evil.example"><p>a</p>', '<p>a</p>'],
  ['a comment', '<!--[if IE]><script>alert(1)</script><![endif]--><p>a</p>', '<p>a</p>'],
  ['a page', '<html><head><title>t</title><meta http-equiv="refresh" content="0;url=//e"></head><body>a', 'ta'],
])('takes %s out', (_what, html, safe) => {
  expect(safeRichText(html)).toBe(safe);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  'file:///etc/passwd',
])('lets no link lead to %s', (href) => {
  expect(safeRichText(`<a href="${href}">a</a>`)).toBe('<a rel="nofollow noopener">a</a>');
});

test('whatever comes in, nothing that runs comes out', () => {
  const pieces = fc.constantFrom(
    ...[
      '<',
      '>',
      '"',
      "'",
      '/',
      '=',
      ' ',
      'a',
      '&lt;',
      '&#60;',
      '<!--',
      '-->',
      '<p>',
      '</p>',
      '<a href=',
      '<svg>',
      '<math>',
    ],
    ...['<script>', '</script>', '<style>', '<title>', '<textarea>', '<noscript>', '<xmp>', '<template>', '<table>'],
    ...['onerror=', 'javascript:', 'alert(1)', '<img src=x ', '<iframe ', '<![CDATA[', ']]>', '\0', '`'],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
      const safe = safeRichText(parts.join(''));
      // A tag of the result has a name and attributes of ours; anything else that looks like one is text.
      for (const [tag] of safe.matchAll(/<[^>]*>?/g)) {
        expect(tag).toMatch(/^<\/?(p|a|table|br|h2)( (href|rel|title)="[^"<>]*")*( \/)?>$/);
        const [, href = ''] = /href="([^"]*)"/.exec(tag) ?? [];
        const target = new URL(href.replaceAll('&lt;', '<').replaceAll('&amp;', '&'), 'https://iwan.example');
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(target.protocol);
      }
    }),
    { numRuns: 2000 },
  );
});
