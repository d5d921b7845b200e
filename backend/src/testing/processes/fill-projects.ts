import { fillWithProjects } from './many-projects';

// `npm run fill-projects -w backend`: fills the fresh database of DATA_DIR or DATABASE_URL with PROJECTS projects.
const { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl, PROJECTS: count } = process.env;
if (!dataFolder || !count) {
  console.error('DATA_DIR must say where the database lies, PROJECTS how many projects it is to have.');
  process.exit(1);
}
await fillWithProjects(dataFolder, databaseUrl || null, Number(count));
