import { asc, type SQL } from 'drizzle-orm';
import type { Answers } from '../catalogue/answers';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { isPublished, type PublicRow, publicColumns } from '../database/public-columns';
import { agents } from '../database/schema';
import { safeAgent } from '../html/safe-record';

export type AgentRecord = PublicRow<typeof agents>;
export type AgentStore = Catalogue<AgentRecord>;

/** Reads agents in the form of the public API. */
export async function readAgents(db: Database, where: SQL = isPublished(agents)): Promise<readonly AgentRecord[]> {
  return (await db.select(publicColumns(agents)).from(agents).where(where).orderBy(asc(agents.id))).map(safeAgent);
}

/** Opens the agents. Their order matters: Home shows the sixth (section 9). */
export function openAgentStore(db: Database, answers: Answers): Promise<AgentStore> {
  return openCatalogue(() => readAgents(db), answers);
}
