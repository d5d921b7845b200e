import { constantLoad } from '../../support/constant-load';
import { eventually } from '../../support/eventually';
import { expectTexts } from '../../support/expect-texts';
import { appendToServer, publishAltered } from '../../support/processes/store';
import type { PlainSite } from './plain-site';

/** The module of mfe-listings with the attack. */
export const attacked = './pages/properties';
const replaced = (members: string) => `module.exports = { route: { ...module.exports.route, ${members} } };`;
export const inLoader = (code: string) => replaced(`loader: async ({ http }) => { ${code} }`);

const hung = /The process of mfe-listings \w+ did not answer for 1 s while it ran the (loader|component) of/;
const failed = /mfe-listings \.\/pages\/properties failed/;

export interface Attack {
  readonly what: string;
  readonly code: string;
  /** The status of the attacking page: that of the previous release if it is refused, and 503 if it has failed. */
  readonly status: 200 | 503;
  readonly logged: RegExp;
}

/** `status`: see `Attack`. */
const attack = (what: string, code: string, logged: RegExp, status: Attack['status'] = 503): Attack => ({
  ...{ what, code, logged, status },
});
const outOfMemory =
  /The process of mfe-listings \w+ (ran out of memory|has ended by itself|did not answer for 1 s) while it ran the loader/;
const busyTimer = 'setInterval(() => { const end = Date.now() + 90; while (Date.now() < end); }); throw 1;';
const patches = "Array.prototype.map = JSON.stringify = () => { throw new Error('patched'); };";
const rejection = "setTimeout(() => Promise.reject(new Error('later'))); throw new Error('now');";
const noError = "Component: () => { throw 'no error'; }";

/** Attacks of a release on the server that runs it. */
export const attacks: readonly Attack[] = [
  attack('loops in its loader', inLoader('for (;;);'), hung),
  attack('loops after an await', inLoader("await http.get('/api/projectapi'); for (;;);"), hung),
  attack('loops while it renders', replaced('Component: () => { for (;;); }'), hung),
  attack('fills its memory', inLoader("'x'.repeat(2 ** 28).split('');"), outOfMemory),
  attack('ends the process', inLoader('process.exit(7);'), failed),
  attack('rejects later', inLoader(rejection), /A stray error of mfe-listings/),
  attack('patches built-in objects', inLoader(patches), failed),
  attack('keeps a core busy in a timer', inLoader(busyTimer), /was busy for \d s without a call/),
  attack('throws when it is loaded', "throw new Error('broken');", /cannot be used/, 200),
  attack('throws while it renders', replaced(noError), /could not be rendered/),
  attack('never answers', inLoader('await new Promise(() => {});'), failed),
  attack('answers with too much data', inLoader("return 'x'.repeat(5e7);"), /could not be rendered|failed/),
];

/**
 * Publishes an attacking release while Home is requested fifty times a second. Fails if one of those requests is lost, the attack
 * affects more than its own page, or the log does not report it. Resolves with the time within which 99 of 100 of them had a
 * response, in milliseconds.
 */
export async function attackBesideHome(site: PlainSite, { code, status, logged }: Attack): Promise<number> {
  await site.start();
  const responseOf = (path: string) => fetch(site.origin + path, { headers: { connection: 'close' } });
  // Loads the sound release again, if the previous test has left another one.
  await eventually(async () => expect((await responseOf(`/properties/?${Math.random()}`)).status).toBe(200));
  await publishAltered(site.store, 'mfe-listings', (dist) => appendToServer(dist, attacked, code));
  // Requests after a publication wait until its code is loaded, for any release.
  for (let visit = 0; visit < 2; visit += 1) expect((await responseOf('/')).status).toBe(200);
  const load = constantLoad(site.origin, 50, ['/']);
  let slowest = 0;
  try {
    // At new addresses, which have no cached document.
    const attacking = Array.from({ length: 3 }, (_, visit) => responseOf(`/properties/?visit=${visit}`));
    expect((await Promise.all(attacking)).map((response) => response.status)).toEqual([status, status, status]);
    await eventually(async () => expect(site.output()).toMatch(logged), { timeout: 15_000 });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  } finally {
    const { requested, failures, p99 } = await load.stop();
    expect(failures).toEqual([]);
    expect(requested).toBeGreaterThan(100);
    slowest = p99;
  }
  expectTexts(await (await responseOf('/developers/')).text(), ['Marensand Developments']);
  return slowest;
}
