import { business } from '@iwan/shared/domain/model/business';
import type { LeadTemplate } from '@iwan/shared/domain/office/lead-wire';
import { handoverWords, parseHandover } from '@iwan/shared/domain/project/handover';
import { type AnswerTextName, fillGaps, isAnswerText, siteTextNames } from '@iwan/shared/domain/records/site-texts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { projects, siteTexts } from '../../database/schema';
import { isPublished } from '../../database/tables/columns';
import type { LeadWithWork } from './query';

type Facts = Pick<typeof projects.$inferSelect, 'name' | 'location' | 'starting_price' | 'handover' | 'permit_number'>;

async function factsOf(db: Database, property: unknown): Promise<Facts | null> {
  if (typeof property !== 'string' || property === '') return null;
  const { id, name, location, starting_price, handover, permit_number } = projects;
  const [found] = await db
    .select({ name, location, starting_price, handover, permit_number })
    .from(projects)
    .where(eq(name, property))
    .orderBy(id)
    .limit(1);
  return found ?? null;
}

/** The known facts of a project, one line each. */
function factLines({ name, location, starting_price, handover, permit_number }: Facts): readonly string[] {
  const given = parseHandover(handover);
  return [
    location ? `${name}, ${location}` : name,
    ...(starting_price ? [`From ${starting_price}`] : []),
    ...(given ? [`Handover: ${handoverWords(given)}`] : []),
    ...(permit_number ? [`Permit number: ${permit_number}`] : []),
  ];
}

interface Known {
  /** Of the sender, empty for an unknown one; so are the project and its facts. */
  readonly name: string;
  readonly project: string;
  readonly facts: string;
  /** Who answers. */
  readonly from: string;
}

/** The answers of an office that has no others. `backend/seed/answers.json` has the same. */
export const builtInAnswers: Readonly<Record<AnswerTextName, string>> = {
  'answer.first': `Hello {name},

Thank you for your enquiry about {project}.

{facts}

When would be a good time to call you?

{from}, ${business.fullName}`,
  'answer.viewing': `Hello {name},

We can show you {project} this week. Which day suits you?

{from}, ${business.fullName}`,
};

/**
 * A template with its gaps filled. An unknown name is left out (`Hello {name},` // => `Hello,`), as is the line of unknown facts; an
 * unknown project is replaced by general words.
 */
export function answerText(template: string, known: Known): string {
  const lines = known.facts === '' ? template.replace(/^.*\{facts\}.*(?:\r?\n|$)/gm, '') : template;
  const text = known.name === '' ? lines.replace(/^\{name\}[,:]? ?| ?\{name\}/gm, '') : lines;
  return fillGaps(text, { ...known, project: known.project || 'a home in Dubai' })
    .replace(/\n\s*\n/g, '\n\n')
    .trim();
}

const templateNames: Readonly<Record<AnswerTextName, string>> = {
  'answer.first': 'First reply',
  'answer.viewing': 'Offer a viewing',
};

/** Templates of answers, with the facts of the project that the lead is about. WhatsApp gets them without the facts. */
export async function templatesFor(
  db: Database,
  { lead }: LeadWithWork,
  from: string,
): Promise<readonly LeadTemplate[]> {
  const { name, property } = lead.fields;
  const facts = await factsOf(db, property);
  const known: Known = {
    ...{ name: typeof name === 'string' ? name : '', from },
    ...{ project: facts?.name ?? '', facts: facts === null ? '' : factLines(facts).join('\n') },
  };
  const changed = await db.select().from(siteTexts).where(isPublished(siteTexts));
  return siteTextNames.filter(isAnswerText).flatMap((id): readonly LeadTemplate[] => {
    const template = changed.find((text) => text.name === id)?.text?.trim() || builtInAnswers[id];
    const mail = answerText(template, known);
    const chat = answerText(template, { ...known, facts: '' });
    const named = { name: templateNames[id] };
    return [
      { ...named, id: `${id}-mail`, channel: 'mail', subject: known.project || business.fullName, text: mail },
      { ...named, id: `${id}-whatsapp`, channel: 'whatsapp', subject: null, text: chat },
    ];
  });
}
