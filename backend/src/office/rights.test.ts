/**
 * @jest-environment ./backend/src/testing/database-environment.ts
 * @database alike
 */
import { type OfficeCall, officeApi, officeCalls } from '@iwan/shared/domain/office/office-calls';
import { may, reachOf } from '@iwan/shared/domain/office/rights';
import { type Role, roles } from '@iwan/shared/domain/office/roles';
import { leads, leadWork } from '../database/schema';
import { demoBackend } from '../testing/demo-backend';
import { inOffice, type OfficeBrowser, officeCall, officeOf } from '../testing/office';

const backend = demoBackend({ office: officeOf('first@example.com') });

type Person = OfficeBrowser & { readonly id: number };

const people = new Map<Role, Person>();
/** A lead of the agent's, and one of nobody's. */
let leadIds: { readonly own: number; readonly other: number };

beforeAll(async () => {
  for (const role of roles) {
    people.set(
      role,
      await inOffice(backend, { email: `${role}@example.com`, role, agentId: role === 'agent' ? 1 : null }),
    );
  }
  const { db } = backend.open;
  const rows = ['own', 'other'].map((key) => ({
    ...{ idempotency_key: key, form: 'contact', fields: { name: key } },
    attachment: { storedAs: 'none.pdf', originalName: 'cv.pdf', mediaType: 'application/pdf', bytes: 1 },
    received_at: new Date(Date.now() - 48 * 3_600_000),
  }));
  const [own, other] = await db.insert(leads).values(rows).returning();
  if (own === undefined || other === undefined) throw new Error('The database has not kept the leads');
  const step = { next_what: 'Call', next_at: new Date() };
  await db.insert(leadWork).values([
    { lead_id: own.id, assignee_id: people.get('agent')?.id ?? 0, ...step },
    { lead_id: other.id, ...step },
  ]);
  leadIds = { own: own.id, other: other.id };
});

const withRights = officeCalls.flatMap((call) =>
  typeof call.needs === 'object' ? [{ ...call, needs: call.needs }] : [],
);

/** A record's id; what is nobody's own is no record at all, so that nothing is changed by a test of who may. */
function idFor({ subject }: { readonly subject: string }, isOwn: boolean): number {
  if (subject === 'leads') return isOwn ? leadIds.own : leadIds.other;
  if (subject === 'agents') return isOwn ? 1 : 2;
  return 2_000_000_000;
}

const known = ['leads', 'agents'];

const title = ({ method, path }: Pick<OfficeCall, 'method' | 'path'>) => `${method} ${path}`;

/** An upload is not JSON. */
const typeOf = ({ takes }: OfficeCall): Record<string, string> =>
  takes === 'file' ? { 'content-type': 'application/octet-stream' } : {};

test.each(withRights.map((call) => [title(call), call] as const))(
  '%s answers each role as the table says',
  async (_, call) => {
    const { method, path, needs } = call;
    const responses: string[] = [];
    const expected: string[] = [];
    for (const role of roles) {
      for (const isOwn of needs.isRecord ? [true, false] : [false]) {
        // An empty body is refused behind the rights, so that nothing is written.
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        const url = path.replace(':id', String(idFor(needs, isOwn)));
        // Whoever may remove would: the version is of nobody's record.
        const versioned = method === 'DELETE' ? `${url}?version=999999` : url;
        const { headers = {} } = people.get(role) ?? {};
        const response = await officeCall(backend, method, versioned, {
          body,
          headers: { ...headers, ...typeOf(call) },
        });
        const status = response.statusCode;
        const isRefused = status === 403;
        const isHidden = status === 404 && known.includes(needs.subject) && needs.isRecord;
        responses.push(
          `${role} ${isRefused ? 'refused' : isHidden ? 'hidden' : status < 500 && status !== 401 ? 'in' : status}`,
        );
        const reach = reachOf(role, needs.subject, needs.action);
        const mayThis = needs.isRecord ? may(role, needs.subject, needs.action, isOwn) : reach !== 'none';
        expected.push(`${role} ${reach === 'none' ? 'refused' : mayThis ? 'in' : 'hidden'}`);
      }
    }
    expect(responses).toEqual(expected);
  },
);

test.each(officeCalls.map((call) => [title(call), call] as const))(
  '%s is there, and for nobody who has not signed in',
  async (_, call) => {
    const { method, path, needs } = call;
    expect(backend.app.hasRoute({ method, url: `${officeApi}${path}` })).toBe(true);
    const sent = method === 'GET' ? {} : { body: {}, headers: typeOf(call) };
    const response = await officeCall(backend, method, path.replace(/:\w+/, '1'), sent);
    if (needs === 'nobody') expect(response.statusCode).not.toBe(401);
    else expect([response.statusCode, response.json().error.code]).toEqual([401, 'signed_out']);
  },
);
