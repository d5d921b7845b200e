import { retryCode } from './retry-chunks-plugin';

const code = retryCode({
  ensure: 'runtime.e',
  script: 'runtime.u',
  style: 'runtime.k',
  folder: 'runtime.p',
  loaders: 'runtime.f',
});

/** The part of the bundler's runtime that the plugin changes. */
function runtimeWith(load: (name: string) => Promise<unknown>) {
  const runtime = {
    // As in a container whose files are served from its own origin.
    p: 'http://iwan.test/shell/',
    u: (id: string) => `${id}.js`,
    k: (id: string) => `${id}.css`,
    e: (id: string): Promise<unknown> => {
      runtime.f.css(id, []);
      return load(runtime.u(id));
    },
    f: { css: (id: string, _: unknown[]) => void styles.push(id) },
  };
  new Function('runtime', 'document', code)(runtime, page);
  return runtime;
}

/** The chunks whose styles were requested. */
const styles: string[] = [];
beforeEach(() => styles.splice(0));

/** The part of the document that the plugin uses: the added scripts. */
const added: object[] = [];
const page = {
  scripts: [
    { getAttribute: () => 'http://iwan.test/shell/api.js', integrity: 'sha256-of-api', crossOrigin: 'anonymous' },
  ],
  createElement: () => ({}),
  baseURI: 'http://iwan.test/blog',
  querySelectorAll: () => [{ dataset: { href: '/shell/here.css' } }],
  head: { append: (script: object) => added.push({ ...script }) },
};

/** Fails as often as requested, and records the requested names. */
function failing(times: number, type = 'missing') {
  const requested: string[] = [];
  const runtime = runtimeWith(async (name) => {
    requested.push(name);
    if (requested.length <= times) throw Object.assign(new Error(name), { type });
    return name;
  });
  return { asked: requested, runtime };
}

test('a failed file is requested under other names, and the page continues with the good one', async () => {
  const { asked, runtime } = failing(2);
  await expect(runtime.e('api')).resolves.toBe('api.js?attempt=2');
  expect(asked).toEqual(['api.js', 'api.js?attempt=1', 'api.js?attempt=2']);
  expect(runtime.k('api')).toBe('api.css?attempt=2');
  expect(runtime.u('other')).toBe('other.js');
});

test('fails after three attempts, and a later one starts with a new name', async () => {
  const { asked, runtime } = failing(3);
  await expect(runtime.e('api')).rejects.toThrow('api.js?attempt=2');
  await expect(runtime.e('api')).resolves.toBe('api.js?attempt=3');
  expect(asked).toHaveLength(4);
});

test('a hanging file is not awaited a second time', async () => {
  const { asked, runtime } = failing(1, 'timeout');
  await expect(runtime.e('api')).rejects.toThrow('api.js');
  expect(asked).toEqual(['api.js']);
  await expect(runtime.e('api')).resolves.toBe('api.js?attempt=1');
});

test('styles in the document are not requested', async () => {
  const { runtime } = failing(0);
  await runtime.e('here');
  await runtime.e('there');
  expect(styles).toEqual(['there']);
});

test('a build without chunks is unchanged', () => {
  expect(() => new Function('runtime', code)({})).not.toThrow();
});

test('a slow file is requested a second time, in parallel, with the same hash', async () => {
  jest.useFakeTimers();
  try {
    let arrive = (_: string) => {};
    const runtime = runtimeWith(
      () =>
        new Promise<string>((resolve) => {
          arrive = resolve;
        }),
    );
    const loading = runtime.e('api');
    jest.advanceTimersByTime(4900);
    expect(added).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(added).toMatchObject([
      {
        src: 'http://iwan.test/shell/api.js?attempt=1',
        integrity: 'sha256-of-api',
        crossOrigin: 'anonymous',
      },
    ]);
    arrive('by either of them');
    void runtime.e('only-shared');
    jest.advanceTimersByTime(5100);
    expect(added).toHaveLength(1);
    await expect(loading).resolves.toBe('by either of them');
  } finally {
    jest.useRealTimers();
  }
});
