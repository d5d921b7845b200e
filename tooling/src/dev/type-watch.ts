import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../workspace';

/**
 * Runs the type checker beside the compilers, which only strip types. Calls back with the errors of each round, none
 * when all is well. Returns how to stop it.
 */
export function watchTypes(onRound: (errors: readonly string[]) => void): () => void {
  const compiler = spawn(
    join(repositoryRoot, 'node_modules', '.bin', 'tsc'),
    ['-b', '--watch', '--preserveWatchOutput', '--pretty', 'false'],
    {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let errors: string[] = [];
  let rest = '';
  compiler.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (/: error TS\d+:/.test(line)) errors.push(line);
      else if (errors.length > 0 && /^\s{2,}\S/.test(line)) errors.push(`${errors.pop()}\n${line}`);
      if (/Found \d+ errors?\./.test(line)) {
        onRound(errors);
        errors = [];
      }
    }
  });
  return () => compiler.kill('SIGTERM');
}
