import { asc } from 'drizzle-orm';
import type { Answers } from '../catalogue/answers';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { publicColumns } from '../database/public-columns';
import { teamMembers } from '../database/schema';

export type TeamStore = Catalogue<Omit<typeof teamMembers.$inferSelect, 'revision'>>;

/** Opens the team, leaders and others; clients select the leaders by `type`. */
export function openTeamStore(db: Database, answers: Answers): Promise<TeamStore> {
  return openCatalogue(
    () => db.select(publicColumns(teamMembers)).from(teamMembers).orderBy(asc(teamMembers.id)),
    answers,
  );
}
