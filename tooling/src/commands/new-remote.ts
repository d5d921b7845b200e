import { existsSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWorkspaces } from '../build/build-workspaces';
import { readScriptEnvironment } from '../environment';
import { writeRemote } from '../new-remote/write-remote';
import { packagesFolder, packPackages } from '../packages/pack-packages';
import { runShellProgram } from '../release/shell/stored-shell';
import { inWorkspace, remoteNames } from '../workspace';

// `new-remote FOLDER --prefix /guides [--packages DIR | --published]`: creates the repository of a remote, named as its
// folder, for a prefix. Our packages are packed now, are in DIR, or come from the registry.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    prefix: { type: 'string', default: '' },
    packages: { type: 'string' },
    published: { type: 'boolean', default: false },
  },
});
// Relative to the caller's folder: npm runs this in the repository's root.
const here = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
const [place = ''] = positionals;
if (place === '' || values.prefix === '') {
  throw new Error('Say where it goes and what it owns: npm run new-remote -- ../mfe-guides --prefix /guides');
}
const folder = here(place);
const name = basename(folder);
if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} exists and is not empty.`);
if (remoteNames.some((own) => own === name)) throw new Error(`${name} is a remote of this repository already.`);
await buildWorkspaces(['shell']);
const args = [name, values.prefix, '--check', '--store', readScriptEnvironment(process.env).releasesDir];
runShellProgram(inWorkspace('shell', 'dist', 'server', 'grant.mjs'), args);
const packages = values.published ? null : values.packages === undefined ? packagesFolder : here(values.packages);
if (packages === packagesFolder) await packPackages(packages);
await writeRemote({ folder, name, prefix: values.prefix, packages });
console.log(`Made ${name} in ${folder}. There: npm install, npm run dev, npm test, npm run release -- --store DIR.`);
console.log(`Before it shows on the site, here: npm run grant -- ${name} ${values.prefix}`);
