import { asc, type SQL } from 'drizzle-orm';
import type { Answers } from '../catalogue/answers';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { isPublished, type PublicRow, publicColumns } from '../database/public-columns';
import { openings } from '../database/schema';

export type OpeningRecord = PublicRow<typeof openings>;
export type OpeningStore = Catalogue<OpeningRecord>;

/** Reads openings as the public wire has them. */
export function readOpenings(db: Database, where: SQL = isPublished(openings)): Promise<readonly OpeningRecord[]> {
  return db.select(publicColumns(openings)).from(openings).where(where).orderBy(asc(openings.id));
}

/** Opens the openings, in the order in which they were entered. */
export function openOpeningStore(db: Database, answers: Answers): Promise<OpeningStore> {
  return openCatalogue(() => readOpenings(db), answers);
}
