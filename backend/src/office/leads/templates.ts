import { business } from '@iwan/shared/domain/model/business';
import type { LeadTemplate } from '@iwan/shared/domain/office/lead-wire';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { projects } from '../../database/schema';
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
  return [
    location ? `${name}, ${location}` : name,
    ...(starting_price ? [`From ${starting_price}`] : []),
    ...(handover ? [`Handover: ${handover}`] : []),
    ...(permit_number ? [`Permit: ${permit_number}`] : []),
  ];
}

/** Templates of answers, with the facts of the project that the lead is about. */
export async function templatesFor(
  db: Database,
  { lead }: LeadWithWork,
  from: string,
): Promise<readonly LeadTemplate[]> {
  const { name, property } = lead.fields;
  const greeting = typeof name === 'string' && name !== '' ? `Hello ${name},` : 'Hello,';
  const facts = await factsOf(db, property);
  const about = facts?.name ?? null;
  const thanks = about ? `thank you for your enquiry about ${about}.` : `thank you for writing to ${business.name}.`;
  const ask = 'When would be a good time to call you?';
  const signature = `${from}\n${business.fullName}`;
  const mail = [greeting, thanks, ...(facts ? [factLines(facts).join('\n')] : []), ask, signature].join('\n\n');
  const chat = [greeting, thanks, ask, from].join(' ');
  const viewing = [greeting, `we can show you ${about ?? 'the homes that fit'} this week. Which day suits you?`];
  return [
    { id: 'first-mail', name: 'First answer', channel: 'mail', subject: about ?? business.fullName, text: mail },
    { id: 'first-whatsapp', name: 'First answer', channel: 'whatsapp', subject: null, text: chat },
    {
      ...{ id: 'viewing-mail', name: 'Offer a viewing', channel: 'mail', subject: about ?? business.fullName },
      text: [...viewing, signature].join('\n\n'),
    },
    { id: 'viewing-whatsapp', name: 'Offer a viewing', channel: 'whatsapp', subject: null, text: viewing.join(' ') },
  ];
}
