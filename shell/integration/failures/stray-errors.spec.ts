import { expect, test } from '../support/own-site';
import { appendToServer, publishAltered } from '../support/store';

const inLoader = (code: string) =>
  `module.exports = { route: { ...module.exports.route, loader: async () => { ${code} } } };`;

for (const { what, code } of [
  {
    what: 'starts two calls and awaits the first while both reject',
    code: inLoader(
      "const fail = (ms, words) => new Promise((_, no) => setTimeout(() => no(words), ms)); const [one, two] = [fail(5, 'first'), fail(20, 'second')]; await one; await two;",
    ),
  },
  { what: 'throws in a timer', code: inLoader("setTimeout(() => { throw new Error('late'); }, 10);") },
  { what: 'throws what is no error in a timer', code: inLoader('setTimeout(() => { throw 7; }, 10);') },
  { what: 'rejects when it is evaluated', code: "Promise.reject(new Error('at evaluation'));" },
]) {
  test(`a remote that ${what} is logged with its name, and the site goes on`, async ({ ownSite }) => {
    await publishAltered(ownSite.store, 'mfe-tools', (dist) => appendToServer(dist, './pages/career', code));
    const server = await ownSite.start();
    await fetch(`${ownSite.origin}/career`).then((answer) => answer.text());
    await server.saying(/A stray error of mfe-tools/);
    for (const path of ['/', '/blog', '/properties/']) {
      expect((await fetch(ownSite.origin + path)).status, path).toBe(200);
    }
    const health = await (await fetch(`${ownSite.origin}/healthz`)).json();
    expect(health).toEqual({ status: 'up', strayErrors: { 'mfe-tools': expect.any(Number) } });
  });
}

test('a remote that throws a thousand times a second does not fill the log', async ({ ownSite }) => {
  const code = inLoader("setInterval(() => { throw new Error('again'); }, 1);");
  await publishAltered(ownSite.store, 'mfe-tools', (dist) => appendToServer(dist, './pages/career', code));
  const server = await ownSite.start();
  await fetch(`${ownSite.origin}/career`).then((answer) => answer.text());
  const total = async () => (await (await fetch(`${ownSite.origin}/healthz`)).json()).strayErrors['mfe-tools'];
  await expect.poll(total).toBeGreaterThan(200);
  expect(server.output().match(/A stray error of mfe-tools/g)).toHaveLength(1);
  expect((await fetch(`${ownSite.origin}/blog`)).status).toBe(200);
});
