import type { DeclaredLeadForm } from '@iwan/shared/domain/office/lead-wire';
import { useGetList } from 'ra-core';

const everyOne = { pagination: { page: 1, perPage: 200 }, sort: { field: 'id', order: 'ASC' } } as const;

/** The kinds of leads that remotes declare; none until they are loaded. */
export function useDeclaredForms(): readonly DeclaredLeadForm[] {
  return useGetList<DeclaredLeadForm>('lead-forms', everyOne).data ?? [];
}
