import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LeadChanges, LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { conflictOf } from '@iwan/shared/domain/office/refusal';
import { useNotify, useRefresh, useUpdate } from 'ra-core';
import { textsOf } from './texts';

/**
 * Updates a lead from the version that is shown. If somebody else has changed other fields meanwhile, the change is sent again
 * with the new version; if they have changed the same fields, nothing is overwritten and the current values are shown.
 */
export function useLeadChange(): (lead: LeadRecord, changes: LeadChanges) => Promise<boolean> {
  const texts = useTexts(textsOf).lead;
  const notify = useNotify();
  const refresh = useRefresh();
  const [update] = useUpdate<LeadRecord>();
  const send = (lead: LeadRecord, changes: LeadChanges) =>
    update(
      'leads',
      { id: lead.id, data: changes, previousData: lead },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
  return async (lead, changes) => {
    try {
      await send(lead, changes).catch((error: unknown) => {
        const current = conflictOf<LeadRecord>(error);
        if (current === null || !isAsSeen(lead, current, changes)) throw error;
        return send(current, changes);
      });
      refresh();
      return true;
    } catch (error) {
      const isOvertaken = conflictOf<LeadRecord>(error) !== null;
      notify(isOvertaken ? texts.changedMeanwhile : error instanceof Error ? error.message : String(error), {
        type: 'error',
      });
      if (isOvertaken) refresh();
      return false;
    }
  };
}

function isAsSeen(seen: LeadRecord, current: LeadRecord, changes: LeadChanges): boolean {
  const fields = Object.keys(changes) as (keyof LeadChanges)[];
  return fields.every((field) => JSON.stringify(seen[field]) === JSON.stringify(current[field]));
}
