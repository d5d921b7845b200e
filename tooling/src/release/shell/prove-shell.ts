import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { federationManifest, type Release, type ReleasePointer } from '@iwan/shared/contracts/release';
import { type ShellRelease, shellName } from '@iwan/shared/contracts/shell-release';
import { startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { freePort } from '../../free-port';
import { alteredFile } from '../release-files';
import { packageError } from './shell-packages';
import { describedShell, shellEnvironment } from './stored-shell';

/** The timeouts of the server's start, and of each page, in milliseconds. */
const startTimeLimit = 20_000;
const responseTimeLimit = 15_000;

interface Proof {
  /** The built files, with `browser/` and `server/`. */
  readonly dist: string;
  /** The store that it is published into: it must be able to show the live remotes. */
  readonly store: string;
}

/** The part of the browser's composition (`shell/src/composition/composition.ts`) that the proof reads. */
interface Composed {
  readonly table: readonly { readonly target: { readonly source?: Source } }[];
  readonly slots: Readonly<Record<string, readonly Source[]>>;
  readonly dialogs: Readonly<Record<string, { readonly source: Source }>>;
  readonly releases: Readonly<Record<string, { readonly version: string } | null>>;
}

interface Source {
  readonly remote: string;
  readonly module: string;
}

/**
 * Starts a built shell with recorded data and the live remotes of the store, before it is published: it must become ready,
 * respond to Home, compose every page, part and dialog of those remotes, and respond to each page. Throws the first failure as
 * a message.
 */
export async function proveShell(release: ShellRelease, { dist, store }: Proof): Promise<void> {
  const impossible =
    (await packageError(release.version, release.packages)) ?? (await nameError(release, join(store, shellName)));
  if (impossible !== null) throw new Error(impossible);
  await writeFile(join(dist, 'release.json'), JSON.stringify(release));
  const data = await mkdtemp(join(tmpdir(), 'iwan-proof-'));
  const backend = await startPlainBackend();
  const port = await freePort();
  const starting = startProgram(join(dist, 'server', 'main.mjs'), {
    ...shellEnvironment,
    NODE_ENV: 'production',
    PORT: String(port),
    API_URL: backend.url,
    ASSETS_URL: backend.url,
    RATES_URL: backend.url,
    RELEASES_DIR: store,
    DATA_DIR: data,
  });
  try {
    await starting.catch((error: Error) => {
      throw new Error(`The shell ${release.version} does not start: ${error.message}`);
    });
    const error = await errorOf(release, `http://127.0.0.1:${port}`, await liveRemotes(store));
    if (error !== null) throw new Error(error);
  } finally {
    await starting.then(end, () => {});
    await backend.close();
    await rm(data, { recursive: true, force: true });
  }
}

async function errorOf({ version }: ShellRelease, site: string, remotes: readonly Release[]): Promise<string | null> {
  for (const path of ['/readyz', '/']) {
    const status = await statusOf(site + path);
    if (status !== 200) return `The shell ${version} answers ${path} with ${status}.`;
  }
  const composed = (await (await fetch(`${site}/composition.json`)).json()) as Composed;
  for (const remote of remotes) {
    const missing = missingOf(remote, composed);
    if (missing !== null) return `The shell ${version} would not show ${missing} of ${remote.name}, which is live.`;
  }
  for (const { name, pages = [] } of remotes) {
    for (const { example } of pages) {
      const status = await statusOf(site + example);
      if (!(status < 500)) return `The shell ${version} answers ${example}, a page of ${name}, with ${status}.`;
    }
  }
  return null;
}

/** The parts of a live remote without a place in a composition; `null` where all have one. */
function missingOf(
  { name, version, pages = [], slots = [], dialogs = [] }: Release,
  composed: Composed,
): string | null {
  if (composed.releases[name]?.version !== version) return `the release ${version}`;
  const isOf = (module: string) => (source: Source | undefined) => source?.remote === name && source.module === module;
  const page = pages.find(({ module }) => !composed.table.some(({ target }) => isOf(module)(target.source)));
  if (page) return `the page ${page.pattern}`;
  const slot = slots.find(({ slot, module }) => !composed.slots[slot]?.some(isOf(module)));
  if (slot) return `the part in ${slot.slot}`;
  const dialog = dialogs.find((each) => !isOf(each.module)(composed.dialogs[each.name]?.source));
  return dialog ? `the dialog ${dialog.name}` : null;
}

/** The HTTP status; not a number without a response. */
async function statusOf(address: string): Promise<number> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(responseTimeLimit), redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  } catch {
    return Number.NaN;
  }
}

/**
 * The releases in the pointers of the remotes. Unreadable ones are not in use, nor are those that no shell would run: the
 * remote must fix them, and the shell can still be published.
 */
async function liveRemotes(store: string): Promise<readonly Release[]> {
  const names = (await readdir(store).catch((): string[] => [])).filter((name) => name !== shellName);
  const live = await Promise.all(names.map((name) => liveRemote(store, name).catch(() => null)));
  return live.filter((release) => release !== null);
}

async function liveRemote(store: string, name: string): Promise<Release | null> {
  const { version } = JSON.parse(await readFile(join(store, name, 'current.json'), 'utf8')) as ReleasePointer;
  if (version === null) return null;
  const folder = join(store, name, version);
  const release: Release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
  const altered = await alteredFile(folder, release.files);
  const isMisplaced = release.name !== name || release.version !== version;
  if (altered === null && !isMisplaced) return release;
  const why = isMisplaced
    ? `is that of ${release.name} ${release.version}`
    : `has another ${altered} than was published`;
  console.error(`${name} is left out of the proof: its release ${version} ${why}.`);
  return null;
}

/**
 * The browser files of all releases of the shell are served from one folder of addresses, so that unchanged files stay cached:
 * a name, which has the hash of the content, has one content for ever. The manifest's name has none, and only that of the
 * running release is served.
 */
async function nameError({ version, files }: ShellRelease, home: string): Promise<string | null> {
  const others = (await readdir(home).catch((): string[] => [])).filter((name) => name !== version);
  for (const other of others) {
    const published = await describedShell(join(home, other)).catch(() => null);
    const differing = Object.entries(published?.files ?? {}).find(
      ([path, { sha384 }]) =>
        path !== `browser/${federationManifest}` &&
        // Compressed copies may differ between versions of Node, and are equivalent.
        /^browser\/.*(?<!\.br|\.gz)$/.test(path) &&
        (files[path]?.sha384 ?? sha384) !== sha384,
    );
    if (differing) return `${differing[0]} of the shell ${version} is another file than that of the shell ${other}.`;
  }
  return null;
}

/**
 * Starts a Node program. Resolves when it is ready; rejects with its reason, in one line, when it ends before or is late, with
 * nothing left running.
 */
async function startProgram(script: string, environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = fork(script, { env: { ...process.env, ...environment }, execArgv: [], silent: true });
  const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream))));
  const outcome = await Promise.race([
    once(child, 'message').then(() => 'ready'),
    output.then(() => 'ended'),
    delay(startTimeLimit, 'late', { ref: false }),
  ]);
  if (outcome === 'ready') return child;
  await end(child);
  throw new Error(
    outcome === 'late' ? `it was not ready within ${startTimeLimit / 1000} s.` : reasonIn((await output).join('\n')),
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Node's message of an uncaught error, or the last line of the output. */
function reasonIn(output: string): string {
  const lines = output.split('\n').flatMap((line) => (/^\s*(Node\.js v|$)/.test(line) ? [] : [line.trim()]));
  return lines.find((line) => /^(Uncaught )?\w*Error\b.*:/.test(line)) ?? lines.at(-1) ?? 'it ended without a word.';
}
