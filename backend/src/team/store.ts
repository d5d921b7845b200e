import { asc, type SQL } from 'drizzle-orm';
import type { Answers } from '../catalogue/answers';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { isPublished, type PublicRow, publicColumns } from '../database/public-columns';
import { teamMembers } from '../database/schema';

export type TeamRecord = PublicRow<typeof teamMembers>;
export type TeamStore = Catalogue<TeamRecord>;

/** Reads members of the team as the public wire has them. */
export function readTeam(db: Database, where: SQL = isPublished(teamMembers)): Promise<readonly TeamRecord[]> {
  return db.select(publicColumns(teamMembers)).from(teamMembers).where(where).orderBy(asc(teamMembers.id));
}

/** Opens the team, leaders and others; clients select the leaders by `type`. */
export function openTeamStore(db: Database, answers: Answers): Promise<TeamStore> {
  return openCatalogue(() => readTeam(db), answers);
}
