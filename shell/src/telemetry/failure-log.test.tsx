import { FailureLog } from './failure-log';

const blog = { name: 'mfe-blog', version: 'b1' };
const shell = { name: 'shell', version: null };

afterEach(() => jest.restoreAllMocks());

test('counts a module that fails to load once, however often it is tried', () => {
  const log = new FailureLog();
  for (const module of ['./pages/blog', './pages/blog', './slots/latest']) log.addLoad(blog, module);
  expect(log.failures).toEqual([
    { kind: 'load', ...blog },
    { kind: 'load', ...blog },
  ]);
});

test('does not count failures to load while offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const log = new FailureLog();
  log.addLoad(blog, './pages/blog');
  expect(log.failures).toEqual([]);
});

test('stores a limited number of failures', () => {
  const log = new FailureLog();
  for (let count = 0; count < 10_000; count += 1) {
    log.addError(blog);
    log.addLoad(blog, `./${count}`);
  }
  expect(log.failures).toHaveLength(200);
});

describe('uncaught errors', () => {
  const log = new FailureLog();
  beforeAll(() => log.listen());

  test('an error and a rejection count for the owner of the code; an extension’s do not', () => {
    const errorAt = (url: string) => Object.assign(new Error('x'), { stack: `Error: x\n at ${url}` });
    const remote = errorAt(`${location.origin}/remotes/mfe-blog/b1/x.js:1:1`);
    window.dispatchEvent(new ErrorEvent('error', { error: remote }));
    window.dispatchEvent(new ErrorEvent('error', { error: errorAt('chrome-extension://abc/x.js') }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: remote }));
    window.dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/shell/main.js`, error: 'thrown' }));
    expect(log.failures).toEqual([
      { kind: 'error', ...blog },
      { kind: 'error', ...blog },
      { kind: 'error', ...shell },
    ]);
  });

  test('a script of the shell that fails to load counts, one of another origin does not', () => {
    const before = log.failures.length;
    for (const src of [
      '/shell/framework.1.js',
      '/shell/framework.1.js?attempt=1',
      'https://elsewhere.example/shell/x.js',
    ]) {
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.src = src;
      document.body.append(script);
      script.dispatchEvent(new Event('error'));
    }
    expect(log.failures.slice(before)).toEqual([{ kind: 'load', ...shell }]);
  });
});
