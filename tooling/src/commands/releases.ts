import { parseArgs } from 'node:util';
import { configuredStore, readStore } from '../bucket/release-store';
import { readScriptEnvironment } from '../environment';
import { listReleases, releasesText } from '../store/list-releases';

// `releases [NAME] [--store DIR] [--json]`: lists the releases of the store, or those of one remote, or of the shell.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { store: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const stored = await configuredStore(readScriptEnvironment(process.env), values.store);
await readStore(stored);
const releases = await listReleases(stored.folder, positionals[0]);
console.log(values.json ? JSON.stringify(releases, null, 2) : releasesText(releases));
