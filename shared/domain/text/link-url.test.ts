import { linkUrl } from './rich-text-tree';

test.each([
  ['https://iwan.example/a?b=1', 'https://iwan.example/a?b=1'],
  [' http://iwan.example ', 'http://iwan.example/'],
  ['mailto:hello@iwan.example?subject=Quay', 'mailto:hello@iwan.example?subject=Quay'],
  ['TEL:+97140000000', 'tel:+97140000000'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['\u0001javascript:alert(1)', null],
  ['javascript:mailto:a@iwan.example', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['vbscript:msgbox(1)', null],
  ['//evil.example', null],
  ['/properties/', null],
  ['mailto:', null],
  ['', null],
  [null, null],
])('lets the link %p lead to %p', (text, url) => {
  expect(linkUrl(text)).toBe(url);
});
