import type { PersonRecord } from '@iwan/shared/domain/office/wire';
import { useGetList } from 'ra-core';
import { useSignedIn } from '../../session/session';

export interface Assignee {
  readonly id: number;
  readonly name: string;
}

/** Those whom leads can be assigned to, for whoever may see them; nobody but oneself else. */
export function useAssignees(): readonly Assignee[] {
  const { person, rights } = useSignedIn();
  const mayList = rights.people.read !== 'none';
  const { data = [] } = useGetList<PersonRecord>(
    'people',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: mayList },
  );
  return mayList ? data : [person];
}
