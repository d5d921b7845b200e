import type { FeedImportRecord } from '@iwan/shared/domain/office/content/feed-wire';
import type { ImportPlan } from '@iwan/shared/domain/office/content/transfer-wire';
import type { DeclaredLeadForm, DeliveryRecord, LeadFilter, LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import type { HeldData } from '@iwan/shared/domain/office/person-wire';
import { rights } from '@iwan/shared/domain/office/rights';
import type { Role } from '@iwan/shared/domain/office/roles';
import type { AuditRecord, PersonRecord, SessionState } from '@iwan/shared/domain/office/wire';

type Body = Readonly<Record<string, unknown>>;

interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

/** A fake of the office's API with a few records, for tests of screens. */
export class OfficeBackend {
  /** Every call that was made: `PATCH /leads/1`. */
  readonly calls: string[] = [];
  leads: LeadRecord[] = [];
  /** The kinds of leads that remotes declare. */
  leadForms: DeclaredLeadForm[] = [];
  /** The keys of leads that were entered. */
  readonly keys: string[] = [];
  history: AuditRecord[] = [];
  people: PersonRecord[] = [personRecord({ id: 1, name: 'Amal Office', role: 'administrator' })];
  /** The data about persons, by address. */
  readonly held = new Map<string, HeldData>();
  deliveries: DeliveryRecord[] = [];
  feedImports: FeedImportRecord[] = [];
  /** What the import of any file would change. */
  plan: ImportPlan = { faults: [], added: 0, changed: 0, unchanged: 0, changes: [], plan: 'none' };
  #session: SessionState | null = null;

  signIn(role: Role = 'administrator'): void {
    const person = { id: 1, email: 'amal@iwan.example', name: 'Amal Office', role };
    this.#session = { person, secondFactor: 'none', rights: rights[role] };
  }

  signOut(): void {
    this.#session = null;
  }

  /** Replaces `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost:3002');
    const path = pathname.replace('/office/api', '');
    const method = init.method ?? 'GET';
    this.calls.push(`${method} ${path}`);
    const body = (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as Body;
    const { status, body: told } = this.#answer(method, path, searchParams, body);
    return told === undefined
      ? new Response(null, { status })
      : new Response(JSON.stringify(told), { status, headers: { 'content-type': 'application/json' } });
  };

  #answer(method: string, path: string, query: URLSearchParams, body: Body): Answer {
    if (method === 'POST' && path === '/session/code') return { status: 204 };
    if (method === 'POST' && path === '/session') {
      if (body.code !== '123456') return refusal(400, 'invalid', 'This code is wrong, or too old.');
      this.signIn();
    }
    if (this.#session === null) return refusal(401, 'signed_out', 'Sign in first.');
    if (path === '/session' && method === 'DELETE') {
      this.signOut();
      return { status: 204 };
    }
    if (path === '/session') return { status: 200, body: this.#session };
    if (path.startsWith('/content/')) return this.#ofFile(path, query);
    if (path.startsWith('/persons/')) return this.#ofPerson(path, body);
    if (path === '/people') return { status: 200, body: { data: this.people, total: this.people.length } };
    if (path === '/lead-forms') return { status: 200, body: { data: this.leadForms, total: this.leadForms.length } };
    if (path === '/deliveries') return { status: 200, body: { data: this.deliveries, total: this.deliveries.length } };
    const feedImport = this.feedImports.find(({ id }) => path === `/feed-imports/${id}`);
    if (feedImport !== undefined) return { status: 200, body: feedImport };
    if (path === '/feed-imports')
      return { status: 200, body: { data: this.feedImports, total: this.feedImports.length } };
    if (path === '/leads' && method === 'PATCH') return this.#changeSeveral(body);
    if (path === '/leads' && method === 'POST') return this.#enter(body);
    if (path === '/leads') return { status: 200, body: this.#list(query) };
    const [, personId, below] = /^\/people\/(\d+)(\/.*)?$/.exec(path) ?? [];
    if (personId !== undefined) return below ? emptyList : this.#person(method, Number(personId), body);
    if (path === '/agents' || path === '/projects') return emptyList;
    const [, id = '', rest = ''] = /^\/leads\/(\d+)\/?(.*)$/.exec(path) ?? [];
    const lead = this.leads.find((one) => String(one.id) === id);
    if (!lead) return refusal(404, 'not_found', 'There is no such record.');
    if (rest === 'replay') return this.#replay(lead.id, body);
    if (rest === 'history') return { status: 200, body: { data: this.history, total: this.history.length } };
    if (rest !== '') return emptyList;
    if (method !== 'PATCH') return { status: 200, body: lead };
    return changed(lead, body, (one) => {
      this.leads = this.leads.map((each) => (each.id === one.id ? one : each));
    });
  }

  #ofPerson(path: string, { email }: Body): Answer {
    if (typeof email !== 'string') {
      const { error: told } = error('invalid', 'Please give an e-mail address or a phone number');
      return { status: 400, body: { error: { ...told, fields: [{ field: 'email', message: told.message }] } } };
    }
    const held = this.held.get(email) ?? { leads: [], account: null, searches: [], mails: [] };
    if (path === '/persons/find') return { status: 200, body: held };
    this.held.delete(email);
    const files = held.leads.filter(({ attachment }) => attachment !== null).length;
    return {
      status: 200,
      body: { leads: held.leads.length, files, filesLeft: 0, comments: 0, searches: 0, mails: 0, hadAccount: false },
    };
  }

  #ofFile(path: string, query: URLSearchParams): Answer {
    this.calls.push(`${path}?${query}`);
    if (path === '/content/import' && query.get('plan') !== this.plan.plan) {
      return refusal(409, 'conflict', 'Records have changed. Preview the changes again.');
    }
    return { status: 200, body: this.plan };
  }

  #changeSeveral({ ids, changes }: Body): Answer {
    const isRequested = ({ id }: LeadRecord) => (ids as readonly number[]).includes(id);
    this.leads = this.leads.map((lead) =>
      isRequested(lead) ? { ...lead, ...(changes as Partial<LeadRecord>), version: lead.version + 1 } : lead,
    );
    return { status: 200, body: { data: this.leads.filter(isRequested) } };
  }

  #enter({ key, ...fields }: Body): Answer {
    this.keys.push(String(key));
    const lead = leadRecord({ id: this.leads.length + 1, form: 'by-hand', fields, project: null });
    this.leads = [...this.leads, lead];
    return { status: 201, body: lead };
  }

  #replay(leadId: number, { channel }: Body): Answer {
    const isIt = (one: DeliveryRecord) => one.lead.id === leadId && one.channel === channel;
    if (!this.deliveries.some(isIt)) return refusal(400, 'invalid', 'This lead was never to be delivered that way');
    this.deliveries = this.deliveries.map((one) => (isIt(one) ? { ...one, state: 'waiting', deliveredAt: null } : one));
    return { status: 204 };
  }

  #person(method: string, id: number, body: Body): Answer {
    const person = this.people.find((one) => one.id === id);
    if (!person) return refusal(404, 'not_found', 'There is no such record.');
    if (method !== 'PATCH') return { status: 200, body: person };
    return changed(person, body, (one) => {
      this.people = this.people.map((each) => (each.id === one.id ? one : each));
    });
  }

  #list(query: URLSearchParams): { readonly data: readonly LeadRecord[]; readonly total: number } {
    if (!['receivedAt', 'waiting'].includes(query.get('sort') ?? 'receivedAt')) throw new Error('No such order');
    const { stage, spam, assignee, form } = JSON.parse(query.get('filter') ?? '{}') as LeadFilter;
    const data = this.leads.filter(
      (lead) =>
        (stage === undefined || lead.stage === stage) &&
        (form === undefined || lead.form === form) &&
        (assignee === undefined || lead.assigneeId === assignee) &&
        (spam === undefined || lead.isSpam === spam),
    );
    return { data, total: data.length };
  }
}

const emptyList: Answer = { status: 200, body: { data: [], total: 0 } };

/** An update with a version, as for every resource of the office. */
function changed<Item extends { readonly version: number }>(
  record: Item,
  { version, changes }: Body,
  keep: (record: Item) => void,
): Answer {
  if (version !== record.version) {
    return { status: 409, body: { ...error('conflict', 'Somebody else has changed it.'), current: record } };
  }
  const next = { ...record, ...(changes as Partial<Item>), version: record.version + 1 };
  keep(next);
  return { status: 200, body: next };
}

const error = (code: string, message: string) => ({ error: { code, message } });
const refusal = (status: number, code: string, message: string): Answer => ({ status, body: error(code, message) });

export function leadRecord(lead: Partial<LeadRecord> & Pick<LeadRecord, 'id'>): LeadRecord {
  return {
    form: 'enquiry',
    receivedAt: '2026-11-26T08:00:00.000Z',
    fields: { name: 'Noura Saleh', email: 'noura@example.com', phone: '+971501234567', message: 'Is it still there?' },
    project: { id: 7, name: 'Sidra Gardens' },
    stage: 'new',
    lostReason: null,
    assigneeId: null,
    firstAnsweredAt: null,
    nextStep: null,
    isSpam: false,
    attachment: null,
    deliveries: [],
    sameSender: 0,
    version: 0,
    ...lead,
  };
}

export function personRecord(person: Pick<PersonRecord, 'id' | 'name' | 'role'>): PersonRecord {
  return {
    email: `person-${person.id}@iwan.example`,
    agentId: null,
    invitedAt: '2026-11-01T08:00:00.000Z',
    lastSeenAt: null,
    passkeys: 0,
    version: 0,
    ...person,
  };
}
