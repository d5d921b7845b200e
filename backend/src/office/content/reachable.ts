import type { ContentResource } from '@iwan/shared/domain/office/resources';
import { notFound } from '../../http/http-error';
import { type Caller, isLimitedToOwn } from '../caller';
import { recordWords } from './tables';

/** Throws an `HttpError` 404 for a record of others, where the caller may only read their own. */
export function assertReachable(resource: ContentResource, id: number, caller: Caller): void {
  if (isLimitedToOwn(caller, resource, 'read') && caller.person.agent_id !== id) throw notFound(recordWords[resource]);
}
