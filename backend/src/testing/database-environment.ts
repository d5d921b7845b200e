import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { memoryFolder } from '@iwan/shared/testing/memory-folder';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import type { Circus } from '@jest/types';
import NodeEnvironment from 'jest-environment-node';
import { startParams } from '../database/connection/open-pglite';
import { copyEmbedded, copyOnServer } from './templates';
import { createTestDatabase } from './test-database';

type Parts = Pick<PGliteOptions, 'pgliteWasmModule' | 'fsBundle'>;

async function readParts(): Promise<Parts> {
  const folder = dirname(require.resolve('@electric-sql/pglite'));
  return {
    pgliteWasmModule: await WebAssembly.compile(await readFile(join(folder, 'pglite.wasm'))),
    fsBundle: new Blob([await readFile(join(folder, 'pglite.data'))]),
  };
}

let parts: Promise<Parts> | undefined;

/** Opens a database folder as production does, with a WebAssembly module that is compiled once for each worker. */
async function openFolder(folder: string, initialDatabase: Blob | null = null): Promise<PGlite> {
  parts ??= readParts();
  return PGlite.create(folder, {
    startParams,
    ...(await parts),
    ...(initialDatabase && { loadDataDir: initialDatabase }),
  });
}

declare global {
  /** A data folder for one test file; it has an embedded database in it unless `testDatabaseUrl` is set. */
  var testDataFolder: string;
  /** A PostgreSQL for one test file, where the suite runs on one; `null` where it runs on the embedded database. */
  var testDatabaseUrl: string | null;
  /** Opens a database folder outside of the test's realm, in which PGlite cannot be loaded. */
  var openPgliteOutside: (folder: string, initialDatabase?: Blob | null) => Promise<PGlite>;
}

/**
 * Node with a database beside it; a test file asks for it with `@jest-environment`, and then runs twice: on the embedded
 * database and, in the Jest project of that name, on PostgreSQL. `@database embedded` keeps it to the first, `@database alike` leaves
 * PostgreSQL to the deep tests. Both have the demo
 * records; where the file says `@server blank` the PostgreSQL is blank, and the embedded database lies beside it.
 */
export default class DatabaseEnvironment extends NodeEnvironment {
  private folder = '';
  private readonly runsOnServer: boolean;
  private readonly isSkipped: boolean;
  private readonly isServerBlank: boolean;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    this.runsOnServer = config.projectConfig.testEnvironmentOptions.database === 'postgres';
    this.isServerBlank = context.docblockPragmas.server === 'blank';
    this.isSkipped = this.runsOnServer && !process.env.IWAN_TEST_POSTGRES;
  }

  override async setup(): Promise<void> {
    await super.setup();
    this.folder = await mkdtemp(join(memoryFolder(), 'iwan-backend-'));
    const server = process.env.IWAN_TEST_POSTGRES;
    let testDatabaseUrl: string | null = null;
    if (this.runsOnServer && server) {
      testDatabaseUrl = await (this.isServerBlank ? createTestDatabase(server) : copyOnServer(server));
    }
    if (!this.runsOnServer || this.isServerBlank) await copyEmbedded(this.folder);
    Object.assign(this.global, { testDataFolder: this.folder, testDatabaseUrl, openPgliteOutside: openFolder });
  }

  /** Without a server these tests are skipped; `provide-postgres` has reported it. */
  handleTestEvent(event: Circus.SyncEvent | Circus.AsyncEvent, state: Circus.State): void {
    if (event.name === 'run_start' && this.isSkipped) skipAll(state.rootDescribeBlock);
  }

  override async teardown(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await super.teardown();
  }
}

function skipAll(block: Circus.DescribeBlock): void {
  for (const child of block.children) {
    child.mode = 'skip';
    if (child.type === 'describeBlock') skipAll(child);
  }
}
