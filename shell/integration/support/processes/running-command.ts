import { type ChildProcess, spawn } from 'node:child_process';
import { pointedShell, programOf, shellEnvironment } from '@iwan/tooling/release/shell/stored-shell';
import { inWorkspace, repositoryRoot } from '@iwan/tooling/workspace';

type Variables = Readonly<Record<string, string>>;

/** A running command, with all that it has said so far. */
export interface RunningCommand {
  readonly pid: number;
  /** What it has written to both streams. */
  readonly output: () => string;
  /** Resolves when the output matches; rejects when the command ends first. */
  saying(pattern: RegExp): Promise<void>;
  /** Resolves when it reports over its channel that it is ready; rejects when it ends first. */
  readonly ready: Promise<void>;
  /** Resolves with the exit code, `null` after a signal. */
  readonly ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** SIGTERM, and waits for the end. */
  stop(): Promise<void>;
}

/** Runs what `npm start` runs, with words behind it. */
export function startCommand(variables: Variables, words: readonly string[] = []): RunningCommand {
  return run(process.execPath, [inWorkspace('tooling', 'scripts', 'start.mjs'), ...words], variables);
}

/** Runs what `npm run rollback -w NAME` runs. */
export function rollbackCommand(name: string, variables: Variables): RunningCommand {
  return run(process.execPath, [inWorkspace('tooling', 'scripts', 'rollback.mjs'), name], variables);
}

/** Runs what `npm run content` runs. */
export function contentCommand(words: readonly string[], variables: Variables): RunningCommand {
  return run(process.execPath, [inWorkspace('tooling', 'scripts', 'content.mjs'), ...words], variables);
}

/** Runs `npm start` itself. */
export function npmStart(variables: Variables): RunningCommand {
  return run('npm', ['start', '--silent'], variables);
}

/** Runs the document server of a store's shell alone, as `npm start` does, for tests that need a server each. */
export function documentServer(store: string, variables: Variables): Promise<RunningCommand> {
  return programOfShell(store, 'main', variables);
}

/** Runs the server of the office of a store's shell alone, likewise. */
export function officeServer(store: string, variables: Variables): Promise<RunningCommand> {
  return programOfShell(store, 'office', variables);
}

async function programOfShell(
  store: string,
  program: 'main' | 'office',
  variables: Variables,
): Promise<RunningCommand> {
  const version = await pointedShell(store);
  if (version === null) throw new Error(`There is no shell in ${store}.`);
  const environment = { NODE_ENV: 'production', RELEASES_DIR: store, ...shellEnvironment, ...variables };
  return run(process.execPath, [programOf(store, version, program)], environment, ['ipc']);
}

/** Runs a script of another repository's `package.json`. */
export function npmRunIn(folder: string, script: string, variables: Variables): RunningCommand {
  return run('npm', ['run', '--silent', script], variables, [], folder);
}

function run(
  program: string,
  words: readonly string[],
  variables: Variables,
  channel: 'ipc'[] = [],
  folder = repositoryRoot,
): RunningCommand {
  // What Playwright tells Node in its own workers is not for the programs under test.
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = spawn(program, [...words], {
    cwd: folder,
    // Sites of tests run side by side; the office is started where it is looked at.
    env: { ...inherited, OFFICE_PORT: 'off', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', ...channel],
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
