import { requestKind } from './count-requests';

const html = 'text/html; charset=utf-8';

test.each([
  ['/', html, 'document'],
  ['/properties/?page=2', html, 'document'],
  ['/api/projectapi', 'application/json', 'api'],
  ['/images/320/a.avif', 'image/avif', 'image'],
  ['/shell/main.1.js', 'text/javascript', 'file'],
  ['/remotes/mfe-blog/1/x.js', 'text/javascript', 'file'],
  ['/composition.json', 'application/json', 'other'],
  ['/missing.txt', undefined, 'other'],
])('%s with %s is a request of the kind %s', (path, contentType, kind) => {
  expect(requestKind(path, contentType)).toBe(kind);
});
