import { join } from 'node:path';
import { integrityOf } from '@iwan/shared/contracts/release';
import type { ShellRelease } from '@iwan/shared/contracts/shell-release';
import closeWithGrace from 'close-with-grace';
import { type Environment, readEnvironment } from '../environment';
import { finisher, ignoredSignals, onFinishAsked } from '../operation/hand-over';
import { limitHeapGrowth } from '../operation/memory';
import { releasedShell } from '../release/shell-files/released-shell';
import { createOffice } from './application';
import type { OfficeAssets } from './document';

limitHeapGrowth();

// Located in `server/` of a release.
const ownFolder = join(import.meta.dirname, '..');

/** What the development server serves. */
const developedAssets: OfficeAssets = {
  js: [{ href: '/shell/office/main.js' }],
  css: [{ href: '/shell/office/main.css' }],
};

/** How long a stop waits for requests in progress, in milliseconds. */
const closeTimeLimit = 4000;

/** Set in development: its script for every document. */
const developmentScript = process.env.IWAN_DEVELOPMENT_SCRIPT;
const environment = readOrStop();
const port = environment.officePort ?? stop('OFFICE_PORT is off: there is no office to start.');
const app = await createOffice({
  environment,
  ownFolder,
  assets: developmentScript ? developedAssets : await ownAssets(),
  developmentScript,
});
const grace = closeWithGrace(
  { delay: closeTimeLimit, logger: false, skip: [...ignoredSignals()] },
  async () => void (await app.close()),
);
onFinishAsked(finisher(app.server, () => void grace.close()));
// The parent process has ended, and nothing else would end this one.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
if (process.connected === false) process.kill(process.pid, 'SIGTERM');

try {
  await app.listen({ port, host: developmentScript ? '127.0.0.1' : '0.0.0.0' });
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  stop(
    taken
      ? `Port ${port} is taken by another program. Stop it, or set OFFICE_PORT to a free one, or to "off".`
      : `The office could not listen on port ${port}: ${String(error)}`,
  );
}
process.send?.({ ready: true, url: environment.officeUrl });

function readOrStop(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The office's browser files in this release of the shell. Ends the process where it has none. */
async function ownAssets(): Promise<OfficeAssets> {
  const { office, files } = await releasedShell(ownFolder).catch((error: unknown) =>
    stop(`There is no release of the shell in ${ownFolder}: ${String(error)}`),
  );
  if (!office) return stop('This release of the shell has no office.');
  return { js: office.js.map((file) => assetOf(file, files)), css: office.css.map((file) => assetOf(file, files)) };
}

function assetOf(file: string, files: ShellRelease['files']): OfficeAssets['js'][number] {
  const published = files[file];
  return {
    href: `/shell/${file.replace(/^browser\//, '')}`,
    ...(published && { integrity: integrityOf(published) }),
  };
}
