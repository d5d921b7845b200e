import { webUrl } from './web-url';

test.each([
  ['https://www.linkedin.com/in/layla', 'https://www.linkedin.com/in/layla'],
  [' http://iwan.example ', 'http://iwan.example/'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['//iwan.example', null],
  ['linkedin', null],
  ['', null],
  [null, null],
])('takes %p as %p', (text, url) => {
  expect(webUrl(text)).toBe(url);
});
