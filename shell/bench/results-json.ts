import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { repositoryRoot } from '@iwan/tooling/workspace';
import type { BenchResults } from './results';

/** Writes all measurements of all runs, and returns the file's name. */
export async function saveResults(results: BenchResults): Promise<string> {
  const { takenAt, options } = results;
  const file =
    options.json === null
      ? join(repositoryRoot, '.cache', 'bench', `${takenAt.replaceAll(/[:.]/g, '-')}.json`)
      : // npm runs us in the workspace; who names a file stands elsewhere.
        resolve(process.env.INIT_CWD ?? process.cwd(), options.json);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
  return file;
}
