import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFolder } from '@iwan/shared/testing/copy-folder';
import { memoryFolder } from '@iwan/shared/testing/memory-folder';
import { type PlainBackend, startPlainBackend } from '@iwan/shared/testing/plain-backend';
import { freePort } from '@iwan/tooling/free-port';
import { documentServer, type RunningCommand } from '../../support/processes/running-command';
import { templateStore } from '../../support/processes/store';
import { soundRecords } from '../../support/records';

/** The file of a remote's folder that names its live release. */
const pointer = 'current.json';

type Variables = Readonly<Record<string, string>>;

export interface PlainSite {
  /** The backend with section 7 only behind it, with sound records at the start of each test. */
  readonly backend: PlainBackend;
  readonly origin: string;
  /** The release store, which a test may change before and after a start. Each test starts with the built releases. */
  readonly store: string;
  /**
   * Starts the server. It is reused by later tests with the same variables: a start takes a second, and most tests do
   * not depend on the responses in its cache.
   */
  start(variables?: Variables): Promise<void>;
  /** Starts a server with empty caches, which is stopped at the end of the test. */
  startFresh(variables?: Variables): Promise<void>;
  /** The output of the server since the start of the test. */
  output(): string;
  stop(): Promise<void>;
}

interface Running {
  readonly server: RunningCommand;
  readonly variables: string;
  readonly isReused: boolean;
}

/** A document server for the tests of one file, with a store that is restored between them. */
export function providePlainSite(): PlainSite {
  let folder = '';
  let port = 0;
  let backend: PlainBackend;
  let running: Running | null = null;
  let loggedBefore = 0;
  const store = () => join(folder, 'releases');

  async function stop(): Promise<void> {
    await running?.server.stop();
    running = null;
  }

  async function run(variables: Variables, isReused: boolean): Promise<void> {
    await stop();
    const server = await documentServer(store(), {
      PORT: String(port),
      API_URL: backend.url,
      TILES_URL: `${backend.url}/media/tiles/{z}/{x}/{y}.png`,
      RATES_URL: backend.url,
      // Data of a server on the disk is not for the next one.
      DATA_DIR: await mkdtemp(join(folder, 'data-')),
      ...variables,
    });
    running = { server, variables: JSON.stringify(variables), isReused };
    loggedBefore = 0;
    await server.ready.catch((error) => {
      running = null;
      throw error;
    });
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(memoryFolder(), 'iwan-site-'));
    port = await freePort();
    backend = await startPlainBackend();
    await copyFolder(templateStore(), store());
  });

  beforeEach(() => {
    backend.reset();
    backend.setRecords(soundRecords);
    loggedBefore = running?.server.output().length ?? 0;
  });

  afterEach(async () => {
    // A server that was started for one test has read a store that the next test must not use.
    if (running?.isReused === false) await stop();
    await setRight(store(), running !== null);
  });

  afterAll(async () => {
    await stop();
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    get backend() {
      return backend;
    },
    get origin() {
      return `http://localhost:${port}`;
    },
    get store() {
      return store();
    },
    start: async (variables = {}) => {
      if (running?.isReused && running.variables === JSON.stringify(variables)) return;
      await run(variables, true);
    },
    startFresh: (variables = {}) => run(variables, false),
    output: () => running?.server.output().slice(loggedBefore) ?? '',
    stop,
  };
}

/**
 * Restores the published state of a store. If a server uses it, the pointers are moved back and later releases are
 * removed; a store without a server may have been tampered with, and is copied again.
 */
async function setRight(store: string, isRead: boolean): Promise<void> {
  if (!isRead) {
    await rm(store, { recursive: true, force: true });
    await copyFolder(templateStore(), store);
    return;
  }
  for (const name of await readdir(templateStore())) {
    const [published, there] = await Promise.all([readdir(join(templateStore(), name)), readdir(join(store, name))]);
    await setPointerRight(join(templateStore(), name, pointer), join(store, name, pointer));
    for (const entry of there.filter((each) => !published.includes(each))) {
      await rm(join(store, name, entry), { recursive: true, force: true });
    }
  }
}

/**
 * For the server a rewritten pointer is a publication, for which it loads all of the remote's code again: so only
 * changed ones are written.
 */
async function setPointerRight(published: string, pointer: string): Promise<void> {
  const read = (file: string) => readFile(file).catch(() => null);
  const [before, now] = await Promise.all([read(published), read(pointer)]);
  if (before !== null && now?.equals(before)) return;
  await copyFile(published, pointer);
}
