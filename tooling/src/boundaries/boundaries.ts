import type { Rows } from './rows';
import { rowsOfBackend } from './rows-of-backend';
import { rowsOfIntegration } from './rows-of-integration';
import { rowsOfRemotes } from './rows-of-remotes';
import { rowsOfServer } from './rows-of-server';
import { rowsOfShared } from './rows-of-shared';
import { rowsOfShell } from './rows-of-shell';
import { rowsOfTooling } from './rows-of-tooling';

/**
 * The allowed imports of each module: the one table from which `npm run boundaries` writes the rules of the linter.
 *
 * A module is a folder with everything below it, except for what has a row of its own; `*` in a name matches any one folder,
 * `.` means the files of the top folder, and a name with an extension is a single file. A module may import itself and what its
 * row names, and nothing else of this repository. A row names modules of its own top folder by their names in it, and others by
 * their whole paths; `*` means all modules above it in its own top folder.
 *
 * The table is ordered: a row names only modules above it, so there is no cycle of modules. The row of a new folder goes below
 * everything that it imports.
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

/** The package names by which other workspaces import a top folder of the table; the others cannot be imported. */
export const packages: Readonly<Record<string, string>> = {
  shared: '@iwan/shared',
  'tooling/src': '@iwan/tooling',
};

/** Top folders of a package that its public names omit: a file may move between them without a change of its name. */
export const rooms: readonly string[] = ['contract-kit', 'design-system'];

/** What tests may import besides their own workspace: nothing imports tests, so they make no cycle. */
export const forTests: Readonly<Record<string, readonly string[]>> = {
  shared: ['shared'],
  tooling: ['shared'],
  backend: ['shared', 'tooling/src'],
  'mfe-*': ['shared'],
  shell: ['shared', 'tooling/src'],
};
