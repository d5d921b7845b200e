import { ownScriptsOnly } from './own-scripts-only';

type Rules = { readonly createScriptURL: (url: string) => string | null; readonly createScript?: unknown };

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

function rules(): Rules {
  let given: Rules | null = null;
  Reflect.set(window, 'trustedTypes', {
    createPolicy: (name: string, policy: Rules) => {
      expect(name).toBe('default');
      given = policy;
    },
  });
  ownScriptsOnly('/service-worker.js');
  if (given === null) throw new Error('It has made no policy.');
  return given;
}

test.each([
  '/shell/main.1f14ec6760.js',
  '/shell/framework.1f14ec6760.js?attempt=2',
  '/remotes/mfe-blog/5741d198/remoteEntry.js',
  `${location.origin}/remotes/mfe-blog/v1.0-a/pages-blog.1.js`,
  '/service-worker.js',
])('%s may be a script', (url) => expect(rules().createScriptURL(url)).toBe(url));

test.each([
  'https://evil.example/shell/main.js',
  '//evil.example/shell/main.js',
  '/api/projectapi',
  '/api/x.js',
  '/images/shell/main.js',
  '/shell/../api/x.js',
  '/shell/%2e%2e/api/x.js',
  '/shell/a%2f..%2fb.js',
  '/remotes/mfe-blog/x.js',
  '/remotes/mfe-blog/v1/../../../api/x.js',
  '/shell/main.css',
  'data:text/javascript,/shell/main.js',
  'blob:null/shell/main.js',
  `blob:${location.origin}/shell/main.js`,
  '',
])('%s may not', (url) => expect(rules().createScriptURL(url)).toBeNull());

test('no text is a script, and a browser without Trusted Types goes on without', () => {
  expect(rules().createScript).toBeUndefined();
  Reflect.deleteProperty(window, 'trustedTypes');
  expect(() => ownScriptsOnly('/service-worker.js')).not.toThrow();
});
