import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LeadChanges, LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { conflictOf } from '@iwan/shared/domain/office/refusal';
import { useNotify, useRefresh, useUpdate } from 'ra-core';
import { textsOf } from './texts';

/** Changes a lead as it was seen. What somebody else has changed meanwhile is shown, and not written over. */
export function useLeadChange(): (lead: LeadRecord, changes: LeadChanges) => Promise<boolean> {
  const texts = useTexts(textsOf).lead;
  const notify = useNotify();
  const refresh = useRefresh();
  const [update] = useUpdate<LeadRecord>();
  return async (lead, changes) => {
    try {
      await update(
        'leads',
        { id: lead.id, data: changes, previousData: lead },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      refresh();
      return true;
    } catch (problem) {
      const isOvertaken = conflictOf<LeadRecord>(problem) !== null;
      notify(isOvertaken ? texts.changedMeanwhile : problem instanceof Error ? problem.message : String(problem), {
        type: 'error',
      });
      if (isOvertaken) refresh();
      return false;
    }
  };
}
