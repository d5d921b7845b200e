import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inWorkspace, repositoryRoot } from '@iwan/tooling/workspace';
import { runWell } from '../../support/processes/run-to-end';

/** Russian texts of header, footer and Home, as `npm run texts -- export` lays them out. */
export const russianTexts = inWorkspace('shell', 'integration', 'server', 'testing', 'russian');

const russian = `
  {
    code: 'ru',
    locale: 'ru-RU',
    direction: 'ltr',
    prefix: '/ru',
    openGraph: 'ru_RU',
    name: 'Русский',
    offer: 'Читать эту страницу по-русски',
  },
] as const;`;

/**
 * Does in a copy of the repository what docs/languages.md says of a further language, a row and a folder of files, and publishes the shell
 * that is built from it.
 */
export async function publishShellWithRussian(store: string, folder: string): Promise<void> {
  await copySources(repositoryRoot, folder);
  const table = join(folder, 'shared', 'domain', 'format', 'languages.ts');
  await writeFile(table, (await readFile(table, 'utf8')).replace('\n] as const;', russian));
  const command = [process.execPath, 'tooling/run.mjs'];
  const surroundings = { cwd: folder, variables: { RELEASES_DIR: store } };
  await runWell([...command, 'texts', 'import', russianTexts, 'ru'], surroundings);
  await runWell([...command, 'release', 'shell'], surroundings);
}

/** The packages are those of the repository; the workspaces among them are those of the copy. */
async function copySources(from: string, to: string): Promise<void> {
  const isSource = (path: string) => !/^(?:node_modules|dist|docs|\..*)$/.test(basename(path));
  await mkdir(to, { recursive: true });
  await linkPackages(from, to);
  for (const name of (await readdir(from)).filter(isSource)) {
    await cp(join(from, name), join(to, name), { recursive: true, filter: isSource, preserveTimestamps: true });
    await linkPackages(join(from, name), join(to, name));
  }
}

async function linkPackages(from: string, to: string): Promise<void> {
  const packages = join(from, 'node_modules');
  if (!existsSync(packages)) return;
  await mkdir(join(to, 'node_modules'));
  for (const entry of await readdir(packages, { withFileTypes: true })) {
    const [source, target] = [join(packages, entry.name), join(to, 'node_modules', entry.name)];
    const isOfWorkspaces = entry.isSymbolicLink() || entry.name === '@iwan';
    if (isOfWorkspaces) await cp(source, target, { recursive: true, verbatimSymlinks: true });
    else await symlink(source, target);
  }
}
