import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { remoteNames, repositoryRoot } from '../workspace';
import { browserStep } from './browser-step';
import { ensureBrowser } from './install-programs';
import { ciTag, serverStep, unitStep } from './jest-step';
import { failure, type Step } from './step';

/** Where units lie; those of `shell/integration` are no units. */
const unitFolders = [
  ...['backend/src', 'shell/office', 'shell/server', 'shell/src', 'tooling/src'],
  ...['shared/contract-kit', 'shared/design-system', 'shared/domain'],
  ...remoteNames.map((name) => `${name}/src`),
];

/** The steps of `npm run test:ci`: the tests tagged `@ci`, which take long and run before a change lands instead of in each `npm test`. */
export function ciSteps(): readonly Step[] {
  return [
    {
      name: 'Units tagged @ci',
      run: () => unitStep(unitFolders.flatMap(filesWithTag), 'tagged'),
    },
    {
      name: 'Tests of the document server tagged @ci',
      run: () => serverStep(filesWithTag('shell/integration/server'), 'tagged'),
    },
    {
      name: 'Journeys tagged @ci',
      run: async () => {
        const error = await ensureBrowser();
        if (error !== null) return failure(error);
        process.env.JOURNEYS = 'ci';
        return browserStep(ciTag);
      },
    },
  ];
}

/** The test files of Jest below a folder that have such a test, relative to the repository: no other file is loaded for them. */
function filesWithTag(folder: string): readonly string[] {
  const root = join(repositoryRoot, folder);
  return readdirSync(root, { recursive: true })
    .map((file) => join(root, String(file)))
    .filter((file) => /(?<!\.deep)\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes(ciTag))
    .map((file) => relative(repositoryRoot, file));
}
