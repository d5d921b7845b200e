import { join } from 'node:path';
import { backendFolder } from '../backend-folder';
import { openStorage } from '../database/connection/open-database';

// A process of its own, because PGlite cannot be loaded inside a test and seeding needs the sources of the backend: applies the
// migrations and inserts the demo records into the database of DATA_DIR or DATABASE_URL.
const { DATA_DIR: dataFolder = '', DATABASE_URL: databaseUrl = null } = process.env;
const storage = await openStorage(
  { dataFolder, databaseUrl },
  backendFolder(join(import.meta.dirname, '..'), undefined),
);
await storage.close();
