import { type Configuration, rspack } from '@rspack/core';

/** Runs builds in parallel. Rejects with the compilers' messages when one of them fails. */
export async function runRspack(configurations: readonly Configuration[]): Promise<void> {
  const compiler = rspack([...configurations]);
  const stats = await new Promise<{ failed: boolean; report: string }>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('The build gave no result.'));
      else {
        const isClean = !result.hasErrors() && !result.hasWarnings();
        const report = isClean ? '' : result.toString({ preset: 'errors-warnings', colors: false });
        resolve({ failed: result.hasErrors(), report });
      }
    });
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.report !== '') console.error(stats.report);
  if (stats.failed) throw new Error('The build failed: see the messages above.');
}
