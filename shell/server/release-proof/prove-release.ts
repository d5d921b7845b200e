import { providedModules } from '../releases/provided';
import { readRelease } from '../releases/read-release';
import { problemsOf } from './problems-of';

// `node prove-release.mjs FOLDER`: proves the release in a folder before it is published. Says what is wrong with it, a
// sentence a line, and exits with 1.
const [, , folder = ''] = process.argv;
try {
  const problems = await problemsOf(await readRelease(folder, providedModules), folder);
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exit(1);
}
