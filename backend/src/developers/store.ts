import { asc } from 'drizzle-orm';
import type { Answers } from '../catalogue/answers';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { publicColumns } from '../database/public-columns';
import { developers } from '../database/schema';
import { safeDeveloper } from '../html/safe-record';

export type DeveloperRecord = Omit<typeof developers.$inferSelect, 'revision'>;
export type DeveloperStore = Catalogue<DeveloperRecord>;

/** Opens the developers; the list has what section 7 names, and what the video gallery shows. */
export function openDeveloperStore(db: Database, answers: Answers): Promise<DeveloperStore> {
  return openCatalogue(
    async () =>
      (await db.select(publicColumns(developers)).from(developers).orderBy(asc(developers.id))).map(safeDeveloper),
    answers,
    ({ id, name, logo, video, location, images, v_heading }) => ({
      id,
      name,
      logo,
      video,
      location,
      images,
      v_heading,
    }),
  );
}
