import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
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

/** Runs the program of `npm start`, with further arguments. */
export function startCommand(variables: Variables, args: readonly string[] = []): RunningCommand {
  return run(process.execPath, [inWorkspace('tooling', 'run.mjs'), 'start', ...args], variables);
}

/** Runs the program of `npm run dev -w NAME`. */
export function developmentCommand(name: string, variables: Variables): RunningCommand {
  return run(process.execPath, [inWorkspace('tooling', 'run.mjs'), 'dev', name], variables);
}

/** Builds and serves `examples/plain-host`. */
export function plainHost(variables: Variables): RunningCommand {
  return run(process.execPath, [join(repositoryRoot, 'examples', 'plain-host', 'serve.mjs')], variables);
}

/** Builds and serves `examples/plain-container`, and prints the setting that grants it a slot. */
export function plainContainer(variables: Variables): RunningCommand {
  return run(process.execPath, [join(repositoryRoot, 'examples', 'plain-container', 'serve.mjs')], variables);
}

/** Runs the program of `npm run rollback -w NAME`. */
export function rollbackCommand(name: string, variables: Variables): RunningCommand {
  return run(process.execPath, [inWorkspace('tooling', 'run.mjs'), 'change-live', 'rollback', name], variables);
}

/** Runs the program of `npm run content`. */
export function contentCommand(args: readonly string[], variables: Variables): RunningCommand {
  return run(process.execPath, [inWorkspace('tooling', 'run.mjs'), 'backend', 'content', ...args], variables);
}

/** Runs `npm start` itself. */
export function npmStart(variables: Variables): RunningCommand {
  return run('npm', ['start', '--silent'], variables);
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
  return run(process.execPath, [program], { NODE_ENV: 'production', ...variables }, ['ipc']);
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
  args: readonly string[],
  variables: Variables,
  channel: 'ipc'[] = [],
  folder = repositoryRoot,
): RunningCommand {
  // Variables of Playwright for Node in its workers are not passed to the programs under test.
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = spawn(program, [...args], {
    cwd: folder,
    // Sites of tests run in parallel; the office is started only where a test needs it.
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
