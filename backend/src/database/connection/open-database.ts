import { access, constants, mkdir } from 'node:fs/promises';
import type { BackendFolder } from '../../backend-folder';
import type { Environment } from '../../environment';
import { explainDataFolder } from '../../start-failure';
import { explainDatabase } from '../availability/explain-database';
import type { OpenDatabase } from '../database';
import { lockFolder } from '../lock/lock';
import { seedOnce } from '../seed/seed';
import { type OpenClient, openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';

export type Where = Pick<Environment, 'dataFolder' | 'databaseUrl'>;

/** Opens the embedded database; replaced in tests. */
export interface OpenOptions {
  readonly openClient?: OpenClient | undefined;
  /** Whether the demo records are inserted into a new database; true by default. */
  readonly seed?: boolean;
}

type Undo = () => Promise<unknown>;

/** Runs all steps in reverse order, also when one fails, and then throws the first error. */
export async function undoAll(steps: readonly Undo[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps.toReversed()) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function openServer(url: string, files: BackendFolder, seed: boolean): Promise<OpenDatabase> {
  const prepare = seed ? (db: OpenDatabase['db']) => seedOnce(db, files.seed) : async () => {};
  try {
    return await openPostgres(url, files.migrations, prepare);
  } catch (error) {
    throw explainDatabase(error) ?? error;
  }
}

async function openEmbedded(
  dataFolder: string,
  files: BackendFolder,
  { openClient, seed = true }: OpenOptions,
): Promise<OpenDatabase> {
  const undo: Undo[] = [];
  try {
    const lock = await lockFolder(dataFolder);
    undo.push(() => lock.release());
    const open = await openPglite(dataFolder, files, openClient);
    undo.push(open.close);
    if (seed) await seedOnce(open.db, files.seed);
    return { ...open, close: () => undoAll(undo) };
  } catch (error) {
    await undoAll(undo).catch(() => {});
    throw error;
  }
}

/**
 * Opens the database of the environment, with its migrations applied, and the data folder. The caller closes it. Throws a
 * `StartFailure` for errors that the operator can fix; whatever was opened by then is closed again.
 */
export async function openStorage(
  where: Where,
  files: BackendFolder,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const { dataFolder, databaseUrl } = where;
  try {
    await mkdir(dataFolder, { recursive: true });
    await access(dataFolder, constants.W_OK);
    if (databaseUrl !== null) return await openServer(databaseUrl, files, options.seed ?? true);
    return await openEmbedded(dataFolder, files, options);
  } catch (error) {
    throw explainDataFolder(error, dataFolder) ?? error;
  }
}
