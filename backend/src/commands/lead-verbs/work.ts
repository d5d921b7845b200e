import { isLeadStage, leadStages } from '@iwan/shared/domain/office/lead-stages';
import { asc, desc } from 'drizzle-orm';
import { leads, officePeople } from '../../database/schema';
import { readFields } from '../../office/change-body';
import { changeLead, findLead } from '../../office/leads/change';
import { leadChanges, leadFilter, noteForm } from '../../office/leads/forms';
import { addNote, notesOf } from '../../office/leads/notes';
import { matchingLeads, selectLeads } from '../../office/leads/query';
import { leadRecords } from '../../office/leads/record';
import { type CommandContext, CommandFailure, withStorage } from '../command';
import { commandCaller } from '../command-caller';
import { personByAddress } from '../person-by-address';
import { textTable } from '../text-table';

const mostListed = 200;

export interface LeadListing {
  readonly stage?: string | undefined;
  readonly words?: string | undefined;
}

/** Prints the newest leads, of one stage or with some words. Throws a `CommandFailure` for an unknown stage. */
export async function listLeads({ stage, words }: LeadListing, context: CommandContext): Promise<void> {
  if (stage !== undefined && !isLeadStage(stage)) {
    throw new CommandFailure(`The stage is one of ${leadStages.join(', ')}.`);
  }
  const filter = leadFilter.parse({ ...(stage && { stage }), ...(words && { q: words }) });
  await withStorage(context, async ({ db }) => {
    const people = new Map((await db.select().from(officePeople)).map(({ id, name }) => [id, name]));
    const rows = await selectLeads(db)
      .where(matchingLeads(filter, commandCaller, new Date()))
      .orderBy(desc(leads.received_at), asc(leads.id))
      .limit(mostListed);
    const cells = rows.map(({ lead, work }) => [
      lead.id,
      lead.received_at.toISOString().slice(0, 16).replace('T', ' '),
      lead.form,
      lead.is_spam ? 'spam' : (work?.stage ?? 'new'),
      people.get(work?.assignee_id ?? 0) ?? '-',
      lead.fields.name ?? lead.fields.email ?? '',
    ]);
    context.print(textTable(cells));
    if (rows.length === mostListed) context.say(`The newest ${mostListed}; --stage and --words find fewer.`);
  });
}

function readId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CommandFailure(`"${text}" is no number of a lead; "list" shows them.`);
  return Number(text);
}

export async function showLead(named: string, context: CommandContext): Promise<void> {
  const id = readId(named);
  await withStorage(context, async ({ db }) => {
    const [record] = await leadRecords(db, [await findLead(db, id, commandCaller)]);
    context.print(`${JSON.stringify({ ...record, notes: await notesOf(db, id) }, null, 2)}\n`);
  });
}

async function change(named: string, changes: object, context: CommandContext): Promise<void> {
  const id = readId(named);
  const read = readFields(leadChanges, changes);
  await withStorage(context, ({ db }) =>
    db.transaction((tx) => changeLead(tx, { id, version: null, change: read }, commandCaller, new Date())),
  );
}

/** Moves a lead to another stage; a lost one needs a reason. */
export async function moveLead(named: string, stage: string, reason: string | undefined, context: CommandContext) {
  await change(named, { stage, ...(reason !== undefined && { lostReason: reason }) }, context);
  context.say(`Lead ${named} is ${stage} now.`);
}

/** Assigns a lead to a person of the office. */
export async function assignLead(named: string, address: string, context: CommandContext): Promise<void> {
  const assigneeId = await withStorage(context, ({ db }) => personByAddress(db, address));
  await change(named, { assigneeId }, context);
  context.say(`Lead ${named} is assigned to ${address}.`);
}

export async function noteLead(named: string, text: string, context: CommandContext): Promise<void> {
  const id = readId(named);
  const note = readFields(noteForm, { text });
  await withStorage(context, async ({ db }) => {
    await findLead(db, id, commandCaller);
    await addNote(db, id, note.text, commandCaller.person, new Date());
  });
  context.say(`Noted at lead ${named}.`);
}
