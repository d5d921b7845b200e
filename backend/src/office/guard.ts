import { type OfficeCall, officeApi, officeCalls } from '@iwan/shared/domain/office/office-calls';
import { reachOf } from '@iwan/shared/domain/office/rights';
import { secondFactorOf } from '@iwan/shared/domain/office/second-factor';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { DatabaseAndClock } from '../database/database';
import { orNotFound } from '../http/http-error';
import { demoAdministrator, type OfficeSettings } from '../office-settings';
import type { SessionCookie } from '../sign-in/session-cookie';
import { type Caller, setCaller, signedOut } from './caller';
import { forbidden, OfficeError } from './office-error';
import { findSession, type PersonRow } from './session/sessions';

interface Parts extends DatabaseAndClock {
  readonly settings: Pick<OfficeSettings, 'url' | 'isDemo'>;
  readonly cookie: SessionCookie;
}

const callOf = new Map<string, OfficeCall>(
  officeCalls.map((call) => [`${call.method} ${officeApi}${call.path}`, call]),
);

const reading = new Set(['GET', 'HEAD']);

/**
 * Protects against cross-site request forgery: a writing request must be from the office's own origin, and JSON or, for an upload,
 * plain bytes. A browser sends `Origin` with every such request, and asks first before it sends these types to another origin.
 */
function assertFromOffice(request: FastifyRequest, { takes }: OfficeCall, url: string): void {
  if (reading.has(request.method)) return;
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (request.headers.origin !== url || type !== (takes === 'file' ? 'application/octet-stream' : 'application/json')) {
    throw new OfficeError(403, 'cross_site', 'This can only be sent from the office itself');
  }
}

/** An administrator needs a passkey, except the invented one of a development machine. */
function isFactorDemanded({ role, email }: PersonRow, isDemo: boolean): boolean {
  return role === 'administrator' && !(isDemo && email === demoAdministrator);
}

/** The session of a request and what it still lacks; `null` without one. */
export async function findCaller({ db, settings, now }: Parts, token: string | null): Promise<Caller | null> {
  const session = token === null ? null : await findSession(db, token, now());
  if (session === null) return null;
  const isDemanded = isFactorDemanded(session.person, settings.isDemo);
  const { hasPasskey, hasFactor } = session;
  return { ...session, secondFactor: secondFactorOf({ isDemanded, hasPasskey, isShown: hasFactor }) };
}

/**
 * Checks every call against `officeCalls` before its handler runs; a route that is not listed there responds 404. Checks of
 * single records are in the routes.
 */
export function guard(parts: Parts): onRequestAsyncHookHandler {
  return async (request) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const call = orNotFound(callOf.get(`${method} ${request.routeOptions.url}`), 'Call');
    assertFromOffice(request, call, parts.settings.url);
    const { needs } = call;
    if (needs === 'nobody') return;
    const caller = await findCaller(parts, parts.cookie.read(request));
    if (caller === null) throw signedOut();
    setCaller(request, caller);
    if (needs === 'first factor') return;
    if (caller.secondFactor !== 'none') {
      throw new OfficeError(401, 'second_factor', 'Use your passkey, or add one');
    }
    if (needs === 'session') return;
    if (reachOf(caller.person.role, needs.subject, needs.action) === 'none') {
      throw forbidden('Your role does not allow this');
    }
  };
}
