import type { RightSubject } from '@iwan/shared/domain/office/resources';
import type { SessionState } from '@iwan/shared/domain/office/wire';

/** Whether a person may see a screen: one of records only who may read those. */
export function maySee({ rights }: SessionState, { resource }: { readonly resource?: string }): boolean {
  const right = resource === undefined ? undefined : rights[resource as RightSubject];
  return resource === undefined || (right?.read ?? 'none') !== 'none';
}
