import { spawn } from 'node:child_process';

interface Surroundings {
  readonly cwd: string;
  readonly variables?: Readonly<Record<string, string>>;
}

export interface Outcome {
  /** The exit code; `null` after a signal. */
  readonly code: number | null;
  /** The output on both streams. */
  readonly output: string;
}

/** Runs a command to its end. */
export function runToEnd(command: readonly string[], { cwd, variables = {} }: Surroundings): Promise<Outcome> {
  const [program = '', ...args] = command;
  // Variables of Playwright and npm are not passed to the programs under test.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(NODE_OPTIONS|INIT_CWD|npm_.*)$/.test(name));
  const child = spawn(program, args, {
    cwd,
    env: { ...Object.fromEntries(inherited), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Runs a command that must succeed. Rejects with its whole output if it does not. */
export async function runWell(command: readonly string[], surroundings: Surroundings): Promise<string> {
  const { code, output } = await runToEnd(command, surroundings);
  if (code !== 0) throw new Error(`"${command.join(' ')}" ended with code ${code} and had said:\n${output}`);
  return output;
}
