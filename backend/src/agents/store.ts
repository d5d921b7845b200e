import { asc } from 'drizzle-orm';
import type { Answers } from '../catalogue/answers';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { agents } from '../database/schema';
import { safeAgent } from '../html/safe-record';

export type AgentRecord = typeof agents.$inferSelect;
export type AgentStore = Catalogue<AgentRecord>;

/** Opens the agents. Their order counts: Home shows the sixth (section 9). */
export function openAgentStore(db: Database, answers: Answers): Promise<AgentStore> {
  return openCatalogue(async () => (await db.select().from(agents).orderBy(asc(agents.id))).map(safeAgent), answers);
}
