import type { RightSubject } from '@iwan/shared/domain/office/resources';
import type { Action } from '@iwan/shared/domain/office/rights';
import { forbiddenFields, reachOf } from '@iwan/shared/domain/office/rights';
import type { SecondFactor } from '@iwan/shared/domain/office/second-factor';
import type { FastifyRequest } from 'fastify';
import { forbidden, OfficeError } from './office-error';
import type { OpenSession, PersonRow } from './session/sessions';

/** The caller of the office's API. */
export interface Caller extends OpenSession {
  readonly secondFactor: SecondFactor;
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** Set by the guard only. */
export function setCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

/** The caller whom the guard has admitted. Throws an `OfficeError` 401 on a route without one. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (caller === undefined) throw signedOut();
  return caller;
}

export const signedOut = () => new OfficeError(401, 'signed_out', 'Please sign in');

/** Whether the caller may only see their own records; the guard refuses callers without any access. */
export function isLimitedToOwn({ person }: Caller, subject: RightSubject, action: Action): boolean {
  return reachOf(person.role, subject, action) === 'own';
}

/** Throws an `OfficeError` 403 that names the first field that the caller's role may not write. */
export function assertWritable({ person }: Caller, subject: RightSubject, changes: object): void {
  const [field] = forbiddenFields(person.role, subject, Object.keys(changes));
  if (field !== undefined) throw forbidden(`You may not change ${field}`);
}

/** The fields of a person that everybody in the office may see. */
export const signedInPerson = ({ id, email, name, role }: PersonRow) => ({ id, email, name, role });
