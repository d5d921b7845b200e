import type { RightSubject } from '@iwan/shared/domain/office/resources';
import type { SessionState } from '@iwan/shared/domain/office/wire';

/** Whether a person may see a screen: that of a resource only with the right to read it. */
export function maySee({ rights }: SessionState, { resource }: { readonly resource?: string }): boolean {
  const right = resource === undefined ? undefined : rights[resource as RightSubject];
  return resource === undefined || (right?.read ?? 'none') !== 'none';
}
