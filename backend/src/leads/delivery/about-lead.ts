import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { agentsOf, type ProjectAgentRecord, type ProjectRecord } from '../../database/project-record';
import { agents, developers } from '../../database/schema';
import { isPublished } from '../../database/tables/columns';
import { fromLines, translationLines } from '../../language/read-translations';
import { withTranslations } from '../../language/translated-record';
import type { OutgoingLead } from './outbox';

/** The records of the site that a lead names. A visitor can send any name: mails link to, and repeat, only what is found. */
export interface AboutLead {
  readonly project: ProjectRecord | null;
  /** Who answers: the agent that the lead names, or the first one of its project. */
  readonly agent: ProjectAgentRecord | null;
  readonly developer: { readonly name: string } | null;
}

export type FindAboutLead = (lead: Pick<OutgoingLead, 'fields'>) => Promise<AboutLead>;

export function aboutLeads(
  db: Database,
  findProject: (name: string) => Promise<ProjectRecord | undefined>,
): FindAboutLead {
  async function agentNamed(wanted: string): Promise<ProjectAgentRecord | null> {
    const { name, designation, images, phone } = agents;
    const [found] = await db
      .select({ agent: { name, designation, images, phone }, lines: translationLines('agents', agents.id, ['name']) })
      .from(agents)
      .where(and(eq(name, wanted), isPublished(agents)))
      .orderBy(asc(agents.id))
      .limit(1);
    return found ? withTranslations(found.agent, fromLines(found.lines)) : null;
  }

  async function developerNamed(wanted: string): Promise<AboutLead['developer']> {
    const { name } = developers;
    const [found] = await db
      .select({ developer: { name }, lines: translationLines('developers', developers.id, ['name']) })
      .from(developers)
      .where(and(eq(name, wanted), isPublished(developers)))
      .limit(1);
    return found ? withTranslations(found.developer, fromLines(found.lines)) : null;
  }

  return async ({ fields }) => {
    const named = (field: string) => (typeof fields[field] === 'string' ? fields[field].trim() : '');
    const [property, agent, developer] = [named('property'), named('agent'), named('developer')];
    const project = property === '' ? null : ((await findProject(property)) ?? null);
    const byName = agent === '' ? null : await agentNamed(agent);
    return {
      project,
      agent: byName ?? (project ? (agentsOf(project)[0] ?? null) : null),
      developer: developer === '' ? null : await developerNamed(developer),
    };
  };
}
