import type { DeclaredLeadForm } from '@iwan/shared/domain/office/lead-wire';
import { maySeeLeads } from '@iwan/shared/domain/office/rights';
import type { PersonRecord } from '@iwan/shared/domain/office/wire';
import { useGetList } from 'ra-core';
import { useSignedIn } from '../../session/session';

const everyOne = { pagination: { page: 1, perPage: 200 }, sort: { field: 'id', order: 'ASC' } } as const;

/** The kinds of leads that remotes declare; none until they are loaded. */
export function useDeclaredForms(): readonly DeclaredLeadForm[] {
  return useGetList<DeclaredLeadForm>('lead-forms', everyOne).data ?? [];
}

export interface Assignee {
  readonly id: number;
  readonly name: string;
}

/** The people to whom leads can be assigned, for those who may see them; for others only themselves. */
export function useAssignees(): readonly Assignee[] {
  const { person, rights } = useSignedIn();
  const mayList = rights.people.read !== 'none';
  const { data = [] } = useGetList<PersonRecord>(
    'people',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: mayList },
  );
  return mayList ? data.filter(({ role }) => maySeeLeads(role)) : [person];
}
