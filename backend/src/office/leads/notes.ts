import type { LeadNote } from '@iwan/shared/domain/office/lead-wire';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { leadNotes } from '../../database/schema';
import { noteChanges } from '../audit';
import type { PersonRow } from '../session/sessions';

const noteRecord = (row: typeof leadNotes.$inferSelect): LeadNote => ({
  id: row.id,
  at: row.at.toISOString(),
  person: row.person_id === null ? null : { id: row.person_id, name: row.person_name ?? '' },
  text: row.text,
});

/** The notes on a lead, the earliest first. */
export async function notesOf(db: Database, leadId: number): Promise<readonly LeadNote[]> {
  const rows = await db.select().from(leadNotes).where(eq(leadNotes.lead_id, leadId)).orderBy(asc(leadNotes.id));
  return rows.map(noteRecord);
}

/** Stores a note. The audit entry does not contain its text, which is deleted with the lead. */
export async function addNote(db: Database, leadId: number, text: string, by: PersonRow, now: Date): Promise<LeadNote> {
  return db.transaction(async (tx) => {
    const values = { lead_id: leadId, at: now, person_id: by.id, person_name: by.name, text };
    const [row] = await tx.insert(leadNotes).values(values).returning();
    if (row === undefined) throw new Error('The database has not kept the note');
    const change = { resource: 'leads', recordId: leadId, action: 'note', before: null, after: { note: row.id } };
    await noteChanges(tx, by, [change], now);
    return noteRecord(row);
  });
}
