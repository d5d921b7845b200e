import fc from 'fast-check';
import type { RichNode } from '../model/entities';
import { parseRichText } from './rich-text';
import { blocks, containers } from './rich-text-schema';

/** The tree as HTML, so that a table of cases can be read. */
const written = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const href = node.href === undefined ? '' : ` href="${node.href}"`;
      const isVoid = node.tag === 'br' || node.tag === 'hr';
      return isVoid ? `<${node.tag}>` : `<${node.tag}${href}>${written(node.children)}</${node.tag}>`;
    })
    .join('');

const read = (html: string | null) => written(parseRichText(html));

test.each([
  ['<p>Two <b>towers</b> &amp; a <i>quay</i>.</p>', '<p>Two <strong>towers</strong> &amp; a <em>quay</em>.</p>'],
  ['<p>One</p>\n\n<p>Two<br>lines</p>', '<p>One</p><p>Two<br>lines</p>'],
  ['<ul>\n <li>Pool</li>\n <li>Gym</li>\n</ul>', '<ul><li>Pool</li><li>Gym</li></ul>'],
  ['<h1>The quay</h1><h2>Homes</h2><h5>Views</h5>', '<h3>The quay</h3><h3>Homes</h3><h4>Views</h4>'],
  ['<blockquote>Shade <u>at noon</u></blockquote>', '<blockquote>Shade <u>at noon</u></blockquote>'],
  ['<a href="https://iwan.example">site</a>', '<p><a href="https://iwan.example/">site</a></p>'],
  ['<a href="tel:+9714"  onclick="x()">call</a>', '<p><a href="tel:+9714">call</a></p>'],
  ['<table><tbody><tr><th>Size</th><td></td></tr></tbody></table>', '<table><tr><th>Size</th><td></td></tr></table>'],
  ['One line\r\n\r\nand another', '<p>One line</p><p>and another</p>'],
  ['Fish &amp; chips', '<p>Fish &amp; chips</p>'],
  ['3 < 4', '<p>3 &lt; 4</p>'],
  [
    'Loose <b>words</b><p>and a paragraph</p>then more',
    '<p>Loose <strong>words</strong></p><p>and a paragraph</p><p>then more</p>',
  ],
  ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
  ['<p></p><p>&nbsp;</p><p> <b></b> </p><ul><li></li></ul>', ''],
  ['', ''],
  [null, ''],
])('reads %s as %s', (html, expected) => {
  expect(read(html)).toBe(expected);
});

test.each([
  ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['a script that never ends', '<p>a</p><script>alert(1)', '<p>a</p>'],
  ['a script inside a script', '<scr<script>ipt>alert(1)</script>x', '<p>ipt>alert(1)x</p>'],
  ['a style', '<style>p{background:url(//evil.example)}</style><p style="color:red" class="x">a</p>', '<p>a</p>'],
  ['a picture with a handler', '<p>a<img src=x onerror=alert(1)>b</p>', '<p>ab</p>'],
  ['a frame', '<iframe src="https://evil.example">x</iframe><p>a</p>', '<p>a</p>'],
  ['a drawing', '<svg><a href="javascript:alert(1)"><text>x</text></a></svg><p>a</p>', '<p>a</p>'],
  ['formulas that hide a style', '<math><mtext><style><img src onerror=alert(1)></style></mtext></math>a', '<p>a</p>'],
  ['a link that runs a script', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
  ['the same in disguise', '<a href=" jAvA&#x0A;ScRiPt&colon;alert(1)">a</a>', '<p>a</p>'],
  ['a link into the page of another', '<a href="//evil.example">a</a>', '<p>a</p>'],
  ['data as a link', '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>', '<p>a</p>'],
  ['a form', '<form action="//evil.example"><input name=a><button>Send</button>a</form>', '<p>a</p>'],
  ['a comment', '<p>a<!-- <script>alert(1)</script> -->b</p>', '<p>ab</p>'],
  ['a comment that never ends', '<p>a</p><!-- <p>b', '<p>a</p>'],
  ['another document', '<base href="//evil.example"><meta http-equiv="refresh"><link rel="x"><p>a</p>', '<p>a</p>'],
  ['a tag nobody knows', '<x-card onmouseover=alert(1)>a</x-card>', '<p>a</p>'],
  ['names of the language itself', '<constructor>a</constructor><tostring>b</tostring>', '<p>ab</p>'],
  [
    'text that only looks like a tag when decoded',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    '<p>&lt;script>alert(1)&lt;/script></p>',
  ],
  ['control characters', '<p>a\u0000\u0007b</p>', '<p>ab</p>'],
])('takes away %s', (_, html, expected) => {
  expect(read(html)).toBe(expected);
});

test.each([
  ['a paragraph within a paragraph', '<p>a<b><p>b</p></b></p>', '<p>a</p><p>b</p>'],
  ['a list within a paragraph', '<p>a<em><ul><li>b</li></ul></em></p>', '<p>a</p><ul><li>b</li></ul>'],
  [
    'a link within a link',
    '<a href="tel:1">a<b><a href="tel:2">b</a></b></a>',
    '<p><a href="tel:1">a<strong>b</strong></a></p>',
  ],
  ['text between items', '<ul>a<li>b</li><p>c</p></ul>', '<ul><li>a</li><li>b</li><li><p>c</p></li></ul>'],
  ['an item without a list', '<li>a</li><li>b</li>', '<p>a</p><p>b</p>'],
  ['a cell without a table', '<td>a</td>', '<p>a</p>'],
  ['a list directly within a list', '<ul><ul><li>a</li></ul></ul>', '<ul><li><ul><li>a</li></ul></li></ul>'],
  ['a heading within a link', '<a href="tel:1"><h2>a</h2></a>', '<h3>a</h3>'],
  ['closings without openings', '</b></ul></td></p>a</div></i>', '<p>a</p>'],
  ['closings in the wrong order', '<b><i>a</b>b</i>c', '<p><strong><em>a</em></strong>bc</p>'],
])('mends %s', (_, html, expected) => {
  expect(read(html)).toBe(expected);
});

test('cuts what is far too long or too deep', () => {
  for (const piece of [
    '<b>',
    '<ul><li>',
    '<div>',
    '<p>a',
    '<table><tr><td>',
    '<br>',
    '</p>',
    '<a href="',
    '<!--',
    '&amp;',
    'word ',
  ]) {
    const text = JSON.stringify(parseRichText(piece.repeat(200_000)));
    expect(text.length).toBeLessThan(400_000);
  }
});

/** What HTML allows within each of these, so that no browser rearranges what React has written. */
function expectValid(
  nodes: readonly RichNode[],
  parent: string | null,
  within: readonly string[],
  depth: number,
): void {
  expect(depth).toBeLessThan(20);
  for (const node of nodes) {
    const takesText = parent !== null && !['ul', 'ol', 'table', 'tr'].includes(parent);
    if (typeof node === 'string') {
      expect(takesText).toBe(true);
      continue;
    }
    const { tag, children } = node;
    if (parent === 'ul' || parent === 'ol') expect(tag).toBe('li');
    else if (parent === 'table') expect(tag).toBe('tr');
    else if (parent === 'tr') expect(['td', 'th']).toContain(tag);
    else if (blocks.has(tag)) expect(parent === null || containers.has(parent as never)).toBe(true);
    else expect(takesText).toBe(true);
    if (tag === 'li') expect(['ul', 'ol']).toContain(parent);
    if (tag === 'a') expect(within).not.toContain('a');
    expectValid(children, tag, [...within, tag], depth + 1);
  }
}

const names = 'p b i a ul ol li h1 h4 table tbody tr td th div blockquote br hr script style iframe svg x'.split(' ');
const piece = fc.oneof(
  fc.constantFrom(...names).map((name) => `<${name}>`),
  fc.constantFrom(...names).map((name) => `</${name}>`),
  fc.constantFrom(
    '<a href="https://a.example">',
    '<a href="javascript:x">',
    '<img onerror=x>',
    '<!--',
    '-->',
    '<',
    '"',
  ),
  fc.string({ maxLength: 4 }),
);

test('any soup of tags becomes a tree that HTML allows', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (parts) => {
      const tree = parseRichText(parts.join(''));
      expectValid(tree, null, [], 0);
      expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
      expect(JSON.stringify(tree)).not.toMatch(/"href":"(?!https:\/\/a\.example\/)/);
    }),
    { numRuns: 400 },
  );
});
