import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain JavaScript with Node's own modules only: this runs before anything is installed.

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const oldestNode = [20, 19];

/**
 * Makes sure that Node is new enough and that the dependencies are there, then runs one command of `tooling/src`.
 * Ends the process with one sentence where it cannot.
 * @param {string} command file name in `tooling/src/commands`, without extension
 */
export async function run(command) {
  checkNode();
  process.chdir(root);
  if (!isInstalled()) install();
  const { register } = await import('tsx/esm/api');
  register();
  await import(join(root, 'tooling', 'src', 'commands', `${command}.ts`));
}

/**
 * Ends the process with one sentence where a port of the site is taken: now, not after minutes of installing and building.
 * An invalid setting has its sentence later (`src/environment.ts`).
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export async function checkPorts({ PORT, OFFICE_PORT, API_PORT, API_URL, SITE_URL, OFFICE_EMAILS }) {
  const hasOffice = OFFICE_PORT !== 'off' && !(SITE_URL && !OFFICE_EMAILS);
  await checkPort('OFFICE_PORT', hasOffice ? OFFICE_PORT || 3002 : null, ', or to "off"');
  await checkPort('PORT', PORT || 3000);
  await checkPort('API_PORT', API_URL ? null : API_PORT || 3001, '', '127.0.0.1');
}

/**
 * @param {string} name
 * @param {string | number | null} value
 * @param {string} [otherwise]
 * @param {string} [host]
 */
async function checkPort(name, value, otherwise = '', host = undefined) {
  const port = Number(value);
  if (!(port >= 1 && port <= 65_535)) return;
  const isFree = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
  if (isFree) return;
  fail(`Port ${port} is taken by another program. Stop it, or set ${name} to a free one${otherwise}.`);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(`Iwan needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}.`);
}

/** npm writes the hidden lock file last: its time shows whether the installation is complete and newer than the lock file. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

function install() {
  console.log('Installing the dependencies …');
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Installs the exact versions of the lock file as `npm ci` does, without removing what is installed.
  const result = spawnSync(program, [...first, 'install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) {
    fail(
      'The dependencies could not be installed: see the lines above. Is the npm registry in reach and the disk not full?',
    );
  }
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
