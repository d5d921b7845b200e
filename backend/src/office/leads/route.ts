import { writeCsv } from '@iwan/shared/domain/record/csv';
import { inArray } from 'drizzle-orm';
import type { DatabaseAndClock } from '../../database/database';
import { leads } from '../../database/schema';
import { notFound } from '../../http/http-error';
import { readBody } from '../../http/read-body';
import type { ZodRoutes } from '../../http/zod-routes';
import { leadColumns, readLeadTable } from '../../leads/export/lead-table';
import type { DeclaredForms } from '../../leads/forms/declared-forms';
import type { LeadStore } from '../../leads/store';
import { writeCalendarEntry } from '../../mail/calendar-entry';
import { historyOf, noteChanges } from '../audit';
import { assertWritable, type Caller, callerOf } from '../caller';
import { changeForm, ofOne, readFields, requireId } from '../change-body';
import { listAddress, listRoute, readListing } from '../list';
import { addNote, changeLead, findLead, joinLeads, notesOf } from './change';
import { enterForm, enterLead } from './enter';
import { bulkForm, joinForm, leadChanges, leadFilter, noteForm } from './forms';
import { type LeadWithWork, leadSorts, matchingLeads, selectLeads } from './query';
import { declaredLeadForms, leadRecords } from './record';

interface Parts extends DatabaseAndClock {
  readonly store: LeadStore;
  readonly declared: DeclaredForms;
  /** The origin of the office. */
  readonly officeUrl: string;
}

const usual = { sort: 'receivedAt', order: 'desc' } as const;
/** The routes of the work on leads. The leads themselves and the journal are not changed. */
export function leadWorkRoutes({ db, store, declared, officeUrl, now }: Parts): ZodRoutes {
  const one = async (id: number, caller: Caller) => (await leadRecords(db, [await findLead(db, id, caller)]))[0];

  async function several(ids: readonly number[], caller: Caller) {
    const data = [];
    for (const id of ids) data.push(await one(id, caller));
    return { data };
  }

  return async (app) => {
    listRoute(app, '/leads', {
      ...{ db, table: leads, filter: leadFilter, sorts: leadSorts, usual },
      where: (filter, request) => matchingLeads(filter, callerOf(request), now()),
      read: async (isOnPage) => leadRecords(db, await selectLeads(db).where(isOnPage)),
    });

    app.post('/leads', async (request, reply) => {
      const caller = callerOf(request);
      const id = await enterLead({ db, store, now }, readBody(enterForm, request.body), caller);
      return reply.code(201).send(await one(id, caller));
    });

    app.get('/leads.csv', { schema: { querystring: listAddress } }, async (request, reply) => {
      const { filter } = readListing(request.query, leadFilter, leadSorts, { id: leads.id, usual });
      const requested = db
        .select({ id: leads.id })
        .from(leads)
        .where(matchingLeads(filter, callerOf(request), now()));
      const rows = await readLeadTable(db, [], inArray(leads.id, requested));
      reply.header('content-disposition', 'attachment; filename="leads.csv"');
      return reply.type('text/csv; charset=utf-8').send(writeCsv(leadColumns, rows));
    });

    app.get('/lead-forms', async (request) => {
      const data = await declaredLeadForms(db, declared, callerOf(request));
      return { data, total: data.length };
    });

    app.get('/leads/:id/next-step.ics', ofOne, async (request, reply) => {
      const found = await findLead(db, requireId(request.params.id), callerOf(request));
      const calendar = nextStepCalendar(found, officeUrl, now());
      if (calendar === null) throw notFound('Next step');
      reply.header('content-disposition', 'attachment; filename="next-step.ics"');
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    });

    app.get('/leads/:id', ofOne, async (request) => one(requireId(request.params.id), callerOf(request)));

    app.get('/leads/:id/history', ofOne, async (request) => {
      const { lead } = await findLead(db, requireId(request.params.id), callerOf(request));
      return historyOf(db, 'leads', lead.id);
    });

    app.patch('/leads/:id', ofOne, async (request) => {
      const caller = callerOf(request);
      const id = requireId(request.params.id);
      await findLead(db, id, caller);
      const { version, changes } = readBody(changeForm, request.body);
      const change = readFields(leadChanges, changes);
      assertWritable(caller, 'leads', change);
      await db.transaction((tx) => changeLead(tx, { id, version, change }, caller, now()));
      return one(id, caller);
    });

    app.patch('/leads', async (request) => {
      const caller = callerOf(request);
      const { ids, changes } = readBody(bulkForm, request.body);
      const change = readFields(leadChanges, changes);
      assertWritable(caller, 'leads', change);
      await db.transaction(async (tx) => {
        // In a fixed order, so that two such calls do not deadlock.
        for (const id of ids.toSorted((a, b) => a - b)) {
          await changeLead(tx, { id, version: null, change }, caller, now());
        }
      });
      return several(ids, caller);
    });

    app.post('/leads/join', async (request) => {
      const caller = callerOf(request);
      const { ids } = readBody(joinForm, request.body);
      await db.transaction(async (tx) => {
        for (const id of ids) await findLead(tx, id, caller);
        await joinLeads(tx, ids);
        const note = { resource: 'leads', action: 'join', after: { joined: ids } };
        await noteChanges(
          tx,
          caller.person,
          ids.map((recordId) => ({ ...note, recordId })),
          now(),
        );
      });
      return several(ids, caller);
    });

    app.get('/leads/:id/notes', ofOne, async (request) => {
      const { lead } = await findLead(db, requireId(request.params.id), callerOf(request));
      const data = await notesOf(db, lead.id);
      return { data, total: data.length };
    });

    app.post('/leads/:id/notes', ofOne, async (request, reply) => {
      const caller = callerOf(request);
      const { lead } = await findLead(db, requireId(request.params.id), caller);
      const { text } = readBody(noteForm, request.body);
      return reply.code(201).send(await addNote(db, lead.id, text, caller.person, now()));
    });
  };
}

/** How long a step takes in a calendar, and when it reminds before, in minutes. */
const length = 30;
const remindBefore = 15;

const typed = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The next step of a lead as an iCalendar file, with who it is about; `null` where there is none. */
export function nextStepCalendar({ lead, work }: LeadWithWork, officeUrl: string, now: Date): string | null {
  if (!work?.next_at || work.next_what === null) return null;
  const { name, phone, email, property } = lead.fields;
  return writeCalendarEntry({
    uid: `lead-${lead.id}@${new URL(officeUrl).host}`,
    sequence: work.version,
    title: [work.next_what, typed(name)].filter(Boolean).join(': '),
    details: [property, phone, email].map(typed).filter(Boolean).join('\n'),
    address: `${officeUrl}/office/leads/${lead.id}`,
    ...{ start: work.next_at, minutes: length, remindBefore, writtenAt: now },
  });
}
