import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `node tooling/run.mjs COMMAND [arguments]` runs a command of `tooling/src/commands`, as the scripts of the package.json files do.
// It makes sure that Node is new enough and that the dependencies are there, and exits with a message where they are not. Plain
// JavaScript with Node's own modules only: this runs before anything is installed.

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const oldestNode = [20, 19];
/** Contains the id of the installing process; remains after an interrupted installation. */
const installing = join(root, '.cache', 'installing');
/** The commands of production; the other ones need the packages for development too. */
const inProduction = ['start', 'releases', 'change-live', 'grant', 'keys', 'backend'];

const [command = ''] = process.argv.splice(2, 1);
if (command === 'start' || command === 'dev') await checkPorts(process.env);
checkNode();
process.chdir(root);
const isForProduction = inProduction.includes(command);
if (!isInstalled()) await install();
const { register } = await import('tsx/esm/api').catch(() =>
  fail('The installed dependencies are incomplete. Remove the node_modules folders, and run this again.'),
);
register();
try {
  await import(join(root, 'tooling', 'src', 'commands', `${command}.ts`));
} catch (error) {
  const { sentenceOf } = await import(join(root, 'tooling', 'src', 'stop-with-sentence.ts'));
  fail(sentenceOf(error));
}

/**
 * Exits with a message where a port of the site is in use, before minutes of installing and building. Invalid settings are
 * reported later (`src/environment.ts`).
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
async function checkPorts({ PORT, OFFICE_PORT, API_PORT, API_URL, SITE_URL, OFFICE_EMAILS }) {
  const hasOffice = OFFICE_PORT !== 'off' && !(SITE_URL && !OFFICE_EMAILS);
  const taken = [
    ...(await takenPort('PORT', PORT || 3000)),
    ...(await takenPort('OFFICE_PORT', hasOffice ? OFFICE_PORT || 3002 : null)),
    ...(await takenPort('API_PORT', API_URL ? null : API_PORT || 3001, '127.0.0.1')),
  ];
  const [first, ...more] = taken;
  if (first === undefined) return;
  if (more.length > 0) {
    const list = (/** @type {(each: typeof first) => unknown} */ of) => taken.map(of).join(', ');
    fail(
      `The ports ${list(({ port }) => port)} are taken: is Iwan running already? Stop it, or set ${list(({ name }) => name)} to free ones.`,
    );
  }
  const otherwise = first.name === 'OFFICE_PORT' ? ', or to "off"' : '';
  fail(`Port ${first.port} is taken by another program. Stop it, or set ${first.name} to a free one${otherwise}.`);
}

/**
 * @param {string} name
 * @param {string | number | null} value
 * @param {string} [host]
 */
async function takenPort(name, value, host = undefined) {
  const port = Number(value);
  if (!(port >= 1 && port <= 65_535)) return [];
  const isFree = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
  return isFree ? [] : [{ name, port }];
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(`Iwan needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}.`);
}

/** npm writes the hidden lock file last: its time shows whether the installation is newer than the lock file. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const isNewer =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
  return isNewer && !existsSync(installing) && (isForProduction || hasDevelopmentPackages());
}

/** Whether the packages for development are installed, as they are for every command but those of production. */
function hasDevelopmentPackages() {
  return existsSync(join(root, 'node_modules', 'typescript'));
}

async function install() {
  const isBroken = existsSync(installing);
  if (isBroken) {
    const other = Number(readFileSync(installing, 'utf8'));
    if (isRunning(other)) {
      fail(
        `Process ${other} is installing the dependencies of this folder. Wait until it has ended, or stop it first.`,
      );
    }
  }
  mkdirSync(dirname(installing), { recursive: true });
  writeFileSync(installing, String(process.pid));
  console.log(`Installing the dependencies${isBroken ? ' anew' : ''}, which may take some minutes …`);
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Installs the exact versions of the lock file. `npm ci` also removes what an interrupted installation has left; "npm install"
  // takes that for complete.
  const words = [isBroken ? 'ci' : 'install', '--no-audit', '--no-fund', '--loglevel=error'];
  // A third fewer packages; those that are there already stay.
  const omitted = isForProduction && !hasDevelopmentPackages() ? ['--omit=dev'] : [];
  const child = spawn(program, [...first, ...words, ...omitted], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      child.once('exit', () => process.exit(1));
      child.kill('SIGKILL');
    });
  }
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', resolve);
  });
  if (code !== 0) {
    fail(
      'The dependencies could not be installed: see the lines above. Is the npm registry in reach and the disk not full?',
    );
  }
  rmSync(installing);
}

/** @param {number} id */
function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
