import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { backendFolder } from '../backend-folder';
import type { Environment } from '../environment';
import type { RateLimits } from '../http/rate-limits';
import { type OpenBackend, type OpenOptions, openBackend } from '../open-backend';

export interface DemoBackend {
  /** The backend of this test file, open from its first to its last test. */
  readonly open: OpenBackend;
  readonly app: FastifyInstance;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** Milliseconds; a database on a busy machine takes its time, and 20,000 projects a minute of it. */
const timeLimit = 300_000;

/** All tests come from one address; only tests of the rate limits use the real ones. */
const hardlyAnyLimit: RateLimits = {
  contact: 100_000,
  comments: 100_000,
  reactions: 100_000,
  codes: 100_000,
  alerts: 100_000,
  lists: 100_000,
  reading: 100_000,
};

/**
 * Opens the whole backend with its demo records for the tests of one file, which runs in the database environment.
 * Settings that are known only when the tests begin, such as a port, come from a function.
 */
export function demoBackend(
  settings: Partial<Environment> | (() => Partial<Environment>) = {},
  options: Omit<OpenOptions, 'openClient'> = {},
): DemoBackend {
  let opened: OpenBackend | undefined;
  const open = () => {
    if (opened === undefined) throw new Error('The backend is open during tests only');
    return opened;
  };
  beforeAll(async () => {
    const environment = { dataFolder: testDataFolder, databaseUrl: testDatabaseUrl, logLevel: 'silent' } as const;
    const requested = typeof settings === 'function' ? settings() : settings;
    const files = backendFolder(join(import.meta.dirname, '..'), undefined);
    opened = await openBackend({ ...environment, ...requested }, files, {
      openClient: openPgliteOutside,
      limits: hardlyAnyLimit,
      ...options,
    });
  }, timeLimit);
  afterAll(() => opened?.stop(), timeLimit);
  return {
    get open() {
      return open();
    },
    get app() {
      return open().app;
    },
    get: (url, headers = {}) => open().app.inject({ url, headers }),
  };
}
