import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import NodeEnvironment from 'jest-environment-node';

declare global {
  /** A data folder with a blank database in it, for one test file. */
  var testDataFolder: string;
  /** Opens a database folder outside the realm of the test, inside which PGlite cannot load its own parts. */
  var openPgliteOutside: (folder: string) => Promise<PGlite>;
}

const openFolder = (folder: string) => PGlite.create(folder);

let blank: Promise<string> | undefined;

/** Creating a database takes seconds and copying one does not: each worker creates one, and every file gets a copy. */
async function createBlank(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'iwan-blank-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const client = await openFolder(join(folder, 'database'));
  await client.close();
  return folder;
}

/** Node with an embedded database beside it; a test file asks for it with `@jest-environment`. */
export default class DatabaseEnvironment extends NodeEnvironment {
  private folder = '';

  override async setup(): Promise<void> {
    await super.setup();
    blank ??= createBlank();
    this.folder = await mkdtemp(join(tmpdir(), 'iwan-backend-'));
    await cp(await blank, this.folder, { recursive: true });
    Object.assign(this.global, { testDataFolder: this.folder, openPgliteOutside: openFolder });
  }

  override async teardown(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await super.teardown();
  }
}
