import { join } from 'node:path';
import { backendFolder } from '../backend-folder';
import { openStorage } from '../database/connection/open-database';

// A process of its own, because PGlite cannot load its parts inside a test and seeding needs the sources of the backend:
// puts the tables and the demo records into the database that DATA_DIR or DATABASE_URL names.
const { DATA_DIR: dataFolder = '', DATABASE_URL: databaseUrl = null } = process.env;
const storage = await openStorage(
  { dataFolder, databaseUrl },
  backendFolder(join(import.meta.dirname, '..'), undefined),
);
await storage.close();
