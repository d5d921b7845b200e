import { type RefObject, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, writeDraft } from '../../contract-kit/state/form-drafts';
import { changedFields } from '../../domain/office/merge-records';

/** The debounce of storing a draft in milliseconds. */
const draftPause = 400;

/**
 * Stores the changed values of a form under a name; nothing while that is `null`. Also stored when the form or the page is
 * left.
 */
export function useStoredDraft(
  form: UseFormReturn<FieldValues>,
  base: RefObject<{ readonly values: FieldValues } | null>,
  name: string | null,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subscription is the form's, for as long as it is there.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      clearTimeout(timer);
      timer = undefined;
      const [begun, values] = [base.current?.values, form.getValues()];
      if (begun === undefined || name === null) return;
      if (Object.keys(changedFields(begun, values)).length === 0) dropDraft(name);
      else writeDraft(name, { at: new Date().toISOString(), base: begun, values });
    };
    const storePending = () => timer !== undefined && store();
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(store, draftPause);
    });
    addEventListener('pagehide', storePending);
    return () => {
      storePending();
      removeEventListener('pagehide', storePending);
      unsubscribe();
    };
  }, [name]);
}
