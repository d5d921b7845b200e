import { spawnSync } from 'node:child_process';
import { typeScriptCompiler } from '../build/type-checks';

/** Checks the types of a project, and shows what is wrong. Throws a sentence then. */
export function checkTypes(folder: string): void {
  const words = [typeScriptCompiler(), '-p', folder, '--noEmit'];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) throw new Error('There are type errors: see above.');
}
