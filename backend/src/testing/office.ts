import type { Role } from '@iwan/shared/domain/office/roles';
import type { LightMyRequestResponse } from 'fastify';
import { officePasskeys, officePeople, officeSessions } from '../database/schema';
import type { OfficeSettings } from '../office-settings';
import { createToken, hashToken } from '../sign-in/hashing';
import type { DemoBackend } from './demo-backend';

/** An office with one real administrator. */
export const officeOf = (email: string): OfficeSettings => ({
  url: 'http://localhost:3002',
  emails: [email],
  isDemo: false,
  escalateAfter: null,
});

/** The HTTP methods of the office's calls. */
export type OfficeMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface OfficeBrowser {
  /** What it sends with each call, beside what every page of the office does. */
  readonly headers: Readonly<Record<string, string>>;
  call(method: OfficeMethod, path: string, body?: object): Promise<LightMyRequestResponse>;
}

/** The headers of a page of the office; `headers` overrides them. */
export function officeCall(
  backend: Pick<DemoBackend, 'app'>,
  method: OfficeMethod,
  path: string,
  { body, headers = {} }: { readonly body?: object | undefined; readonly headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  const writing = method === 'GET' ? {} : { origin: 'http://localhost:3002', 'content-type': 'application/json' };
  return backend.app.inject({
    method,
    url: `/office/api${path}`,
    headers: { ...writing, ...headers },
    ...(body && { payload: JSON.stringify(body) }),
  });
}

/** A person of the office with a full session, without going through sign-in. */
export async function inOffice(
  backend: Pick<DemoBackend, 'app' | 'open'>,
  { email, role, agentId = null }: { readonly email: string; readonly role: Role; readonly agentId?: number | null },
): Promise<OfficeBrowser & { readonly id: number }> {
  const { db } = backend.open;
  const at = new Date();
  const [person] = await db
    .insert(officePeople)
    .values({ email, name: email.split('@')[0] ?? '', role, agent_id: agentId, invited_at: at })
    .returning();
  if (person === undefined) throw new Error('The database has not kept the person');
  const token = createToken();
  await db.insert(officePasskeys).values({
    ...{
      id: Buffer.from(`key of ${email}`).toString('base64url'),
      person_id: person.id,
      name: 'Phone',
      public_key: '',
      counter: 0,
      transports: [],
    },
    created_at: at,
  });
  await db.insert(officeSessions).values({
    ...{ token_hash: hashToken(token), person_id: person.id, network_key: '', created_at: at, last_seen_at: at },
    ...{ expires_at: new Date(at.getTime() + 3_600_000), has_factor: true },
  });
  const headers = { cookie: `iwan-office=${token}` };
  return { id: person.id, headers, call: (method, path, body) => officeCall(backend, method, path, { body, headers }) };
}
