import { eventually } from '../../support/eventually';
import { appendToServer, publishAltered } from '../../support/processes/store';
import { providePlainSite } from '../testing/plain-site';

const site = providePlainSite();

const inLoader = (code: string) =>
  `module.exports = { route: { ...module.exports.route, loader: async () => { ${code} } } };`;

/** Each in a remote of its own, since errors of one remote within ten seconds are counted and not logged. */
const strayErrors = [
  {
    what: 'starts two calls and awaits the first while both reject',
    remote: 'mfe-tools',
    module: './pages/career',
    path: '/career',
    code: inLoader(
      "const fail = (ms, words) => new Promise((_, no) => setTimeout(() => no(words), ms)); const [one, two] = [fail(5, 'first'), fail(20, 'second')]; await one; await two;",
    ),
  },
  {
    what: 'throws in a timer',
    remote: 'mfe-developers',
    module: './pages/our-team',
    path: '/our-team',
    code: inLoader("setTimeout(() => { throw new Error('late'); }, 10);"),
  },
  {
    what: 'throws something that is not an error in a timer',
    remote: 'mfe-listings',
    module: './pages/compare',
    path: '/compare',
    code: inLoader('setTimeout(() => { throw 7; }, 10);'),
  },
  {
    what: 'rejects when it is evaluated',
    remote: 'mfe-blog',
    module: './pages/blog',
    path: '/blog',
    code: "Promise.reject(new Error('at evaluation'));",
  },
] as const;

for (const { what, remote, module, path, code } of strayErrors) {
  test(`a remote that ${what} is logged with its name, and the site keeps running`, async () => {
    await site.start();
    await publishAltered(site.store, remote, (dist) => appendToServer(dist, module, code));
    await fetch(site.origin + path).then((response) => response.text());
    await eventually(() => expect(site.output()).toMatch(new RegExp(`A stray error of ${remote}`)));
    for (const other of ['/', '/properties/', '/developers/', '/about/']) {
      expect([other, (await fetch(site.origin + other)).status]).toEqual([other, 200]);
    }
    const health = await (await fetch(`${site.origin}/healthz`)).json();
    expect(health).toMatchObject({ status: 'up', strayErrors: { [remote]: expect.any(Number) } });
  });
}

test('a remote that throws a thousand times a second does not fill the log @ci', async () => {
  const code = inLoader("setInterval(() => { throw new Error('again'); }, 1);");
  await publishAltered(site.store, 'mfe-tools', (dist) => appendToServer(dist, './pages/career', code));
  await site.startFresh();
  await fetch(`${site.origin}/career`).then((response) => response.text());
  const total = async () => (await (await fetch(`${site.origin}/healthz`)).json()).strayErrors['mfe-tools'];
  await eventually(async () => expect(await total()).toBeGreaterThan(200));
  expect(site.output().match(/A stray error of mfe-tools/g)).toHaveLength(1);
  expect((await fetch(`${site.origin}/blog`)).status).toBe(200);
});
