import { asc, type SQL } from 'drizzle-orm';
import type { Answers } from '../catalogue/answers';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { isPublished, type PublicRow, publicColumns } from '../database/public-columns';
import { siteTexts } from '../database/schema';

export type SiteTextRecord = PublicRow<typeof siteTexts>;
export type SiteTextStore = Catalogue<SiteTextRecord>;

/** Reads the texts of the site as the public wire has them. */
export function readSiteTexts(db: Database, where: SQL = isPublished(siteTexts)): Promise<readonly SiteTextRecord[]> {
  return db.select(publicColumns(siteTexts)).from(siteTexts).where(where).orderBy(asc(siteTexts.id));
}

export function openSiteTextStore(db: Database, answers: Answers): Promise<SiteTextStore> {
  return openCatalogue(() => readSiteTexts(db), answers);
}
