import type { Rows } from './rows';
import { rowsOfBackend } from './rows-of-backend';
import { rowsOfIntegration } from './rows-of-integration';
import { rowsOfRemotes } from './rows-of-remotes';
import { rowsOfServer } from './rows-of-server';
import { rowsOfShared } from './rows-of-shared';
import { rowsOfShell } from './rows-of-shell';
import { rowsOfTooling } from './rows-of-tooling';

/**
 * What each module may import: the one table from which `npm run boundaries` writes the rules of the linter.
 *
 * A module is a folder with all that lies below it, but for what has a row of its own; `*` in a name stands for any one
 * folder, `.` for the files of the top folder, and a name with an ending for a single file. A module imports itself, what
 * its row names, and nothing else of this repository. A row names modules of its own top folder by their names there, and
 * others by their whole paths; `*` stands for all modules above it in its own top folder.
 *
 * The table is ordered: a row names only what stands above it, so there is no cycle of modules. A new folder gets its row
 * below all that it imports.
 */
export const boundaries: Readonly<Record<string, Rows>> = {
  ...rowsOfShared,
  ...rowsOfTooling,
  ...rowsOfBackend,
  ...rowsOfRemotes,
  ...rowsOfShell,
  ...rowsOfServer,
  ...rowsOfIntegration,
};

/** By which package name other workspaces import a top folder of the table; the others are nobody's to import. */
export const packages: Readonly<Record<string, string>> = {
  shared: '@iwan/shared',
  'tooling/src': '@iwan/tooling',
};

/** Top folders of a package that its public names leave out: a file may move from one to another, and keeps its name. */
export const rooms: readonly string[] = ['contract-kit', 'design-system'];

/** What tests may import beside their own workspace: they are nobody's to import, and so make no cycle. */
export const forTests: Readonly<Record<string, readonly string[]>> = {
  shared: ['shared'],
  tooling: ['shared'],
  backend: ['shared'],
  'mfe-*': ['shared'],
  shell: ['shared', 'tooling/src'],
};
