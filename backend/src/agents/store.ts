import { asc } from 'drizzle-orm';
import type { Answers } from '../catalogue/answers';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { publicColumns } from '../database/public-columns';
import { agents } from '../database/schema';
import { safeAgent } from '../html/safe-record';

export type AgentRecord = Omit<typeof agents.$inferSelect, 'revision'>;
export type AgentStore = Catalogue<AgentRecord>;

/** Opens the agents. Their order matters: Home shows the sixth (section 9). */
export function openAgentStore(db: Database, answers: Answers): Promise<AgentStore> {
  return openCatalogue(
    async () => (await db.select(publicColumns(agents)).from(agents).orderBy(asc(agents.id))).map(safeAgent),
    answers,
  );
}
