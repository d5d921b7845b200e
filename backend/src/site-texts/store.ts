import { and, asc, like, type SQL } from 'drizzle-orm';
import type { Answers } from '../catalogue/answers';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { isPublished, type PublicRow, publicColumns } from '../database/public-columns';
import { siteTexts } from '../database/schema';

export type SiteTextRecord = PublicRow<typeof siteTexts>;
export type SiteTextStore = Catalogue<SiteTextRecord>;

/** Reads the texts of the footer as the public wire has them. The other texts are the office's own. */
export function readSiteTexts(db: Database, where: SQL = isPublished(siteTexts)): Promise<readonly SiteTextRecord[]> {
  const isOfFooter = like(siteTexts.name, 'footer.%');
  return db.select(publicColumns(siteTexts)).from(siteTexts).where(and(isOfFooter, where)).orderBy(asc(siteTexts.id));
}

export function openSiteTextStore(db: Database, answers: Answers): Promise<SiteTextStore> {
  return openCatalogue(() => readSiteTexts(db), answers);
}
