import { type ChildProcess, spawn } from 'node:child_process';
import { pointedShell, programOf, shellEnvironment } from '@iwan/tooling/release/shell/stored-shell';
import { inWorkspace, repositoryRoot } from '@iwan/tooling/workspace';

type Variables = Readonly<Record<string, string>>;

/** A running command, with its output so far. */
export interface RunningCommand {
  readonly pid: number;
  /** The output on both streams. */
  readonly output: () => string;
  /** Resolves when the output matches; rejects when the command ends first. */
  saying(pattern: RegExp): Promise<void>;
  /** Resolves when the command reports over its channel that it is ready; rejects when it ends first. */
  readonly ready: Promise<void>;
  /** Resolves with the exit code, `null` after a signal. */
  readonly ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** Sends SIGTERM, and waits for the end. */
  stop(): Promise<void>;
}

/** Runs a Node program in a folder. */
export function nodeCommand(words: readonly string[], variables: Variables = {}, folder?: string): RunningCommand {
  return run(process.execPath, words, { variables, folder });
}

/** Runs a command as the scripts of the package.json files do: `start`, `dev`, `change-live`, `backend content`. */
export function iwanCommand(words: readonly string[], variables: Variables = {}, folder?: string): RunningCommand {
  return nodeCommand(['tooling/run.mjs', ...words], variables, folder);
}

/** Runs npm in a folder. */
export function npmCommand(words: readonly string[], variables: Variables = {}, folder?: string): RunningCommand {
  return run('npm', words, { variables, folder });
}

/** Runs only the document server of a store's shell, as `npm start` does, for tests that need a server each. */
export function documentServer(store: string, variables: Variables): Promise<RunningCommand> {
  return programOfShell(store, 'main', variables);
}

/** Runs only the server of the office of a store's shell. */
export function officeServer(store: string, variables: Variables): Promise<RunningCommand> {
  return programOfShell(store, 'office', variables);
}

/** Runs only the built backend. */
export function backendServer(variables: Variables): RunningCommand {
  const program = inWorkspace('backend', 'dist', 'main.mjs');
  return run(process.execPath, [program], { variables: { NODE_ENV: 'production', ...variables }, reportsReady: true });
}

async function programOfShell(
  store: string,
  program: 'main' | 'office',
  variables: Variables,
): Promise<RunningCommand> {
  const version = await pointedShell(store);
  if (version === null) throw new Error(`There is no shell in ${store}.`);
  const environment = { NODE_ENV: 'production', RELEASES_DIR: store, ...shellEnvironment, ...variables };
  return run(process.execPath, [programOf(store, version, program)], { variables: environment, reportsReady: true });
}

/** A command that must succeed. Rejects with its whole output if it does not. */
export async function endedWell(command: RunningCommand): Promise<string> {
  const code = await command.ended;
  if (code !== 0) throw new Error(`It ended with code ${code} and had said:\n${command.output()}`);
  return command.output();
}

interface Surroundings {
  readonly variables: Variables;
  readonly folder?: string | undefined;
  /** Whether it has a channel over which it reports that it is ready. */
  readonly reportsReady?: boolean;
}

function run(
  program: string,
  words: readonly string[],
  { variables, folder = repositoryRoot, reportsReady = false }: Surroundings,
): RunningCommand {
  // Variables of Playwright and npm are not passed to the programs under test.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(NODE_OPTIONS|INIT_CWD|npm_.*)$/.test(name));
  const child = spawn(program, [...words], {
    cwd: folder,
    // Sites of tests run in parallel; the office is started only where a test needs it.
    env: { ...Object.fromEntries(inherited), OFFICE_PORT: 'off', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', ...(reportsReady ? (['ipc'] as const) : [])],
  });
  return watched(child);
}

function watched(child: ChildProcess): RunningCommand {
  let output = '';
  const watchers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const look of watchers) look();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const endedEarly = ended.then((code): never => {
    throw new Error(`It ended with code ${code} and had said:\n${output}`);
  });
  endedEarly.catch(() => {});
  const message = new Promise<void>((resolve) => child.once('message', () => resolve()));
  const ready = Promise.race([endedEarly, message]);
  ready.catch(() => {});
  return {
    pid: child.pid ?? 0,
    output: () => output,
    saying: (pattern) =>
      Promise.race([
        endedEarly,
        new Promise<void>((resolve) => {
          const look = () => pattern.test(output) && resolve();
          watchers.add(look);
          look();
        }),
      ]),
    ready,
    ended,
    signal: (name) => void child.kill(name),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The value of `NODE_OPTIONS` with which every process of a site has a clock that is some days ahead. */
export const clockAhead = (days: number) =>
  `--import=data:text/javascript,${encodeURIComponent(
    `const D=Date,ahead=${days}*864e5;globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(D.now()+ahead)}static now(){return D.now()+ahead}}`,
  )}`;
