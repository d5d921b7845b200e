import { asc, type SQL } from 'drizzle-orm';
import type { Answers } from '../catalogue/answers';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { isPublished, type PublicRow, publicColumns } from '../database/public-columns';
import { developers } from '../database/schema';
import { safeDeveloper } from '../html/safe-record';

export type DeveloperRecord = PublicRow<typeof developers>;
export type DeveloperStore = Catalogue<DeveloperRecord>;

/** Reads developers in the form of the public API. */
export async function readDevelopers(
  db: Database,
  where: SQL = isPublished(developers),
): Promise<readonly DeveloperRecord[]> {
  const rows = await db.select(publicColumns(developers)).from(developers).where(where).orderBy(asc(developers.id));
  return rows.map(safeDeveloper);
}

/** The fields of the list: those that section 7 names, and those that the video gallery shows. */
export const developerInList = ({ id, name, logo, video, location, images, v_heading }: DeveloperRecord) => ({
  ...{ id, name, logo, video, location, images, v_heading },
});

/** Opens the developers. */
export function openDeveloperStore(db: Database, answers: Answers): Promise<DeveloperStore> {
  return openCatalogue(() => readDevelopers(db), answers, developerInList);
}
