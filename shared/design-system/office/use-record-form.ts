import { useCreate, useGetIdentity, useGetOne, useUpdate } from 'ra-core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { dropDraft, type FormDraft, readDraft, writeDraft } from '../../contract-kit/state/form-drafts';
import { changedFields, type FieldConflict, mergeRecords } from '../../domain/office/merge-records';
import { conflictOf, fieldErrorsOf } from '../../domain/office/refusal';

/** The debounce of storing a draft in milliseconds. */
const draftPause = 400;

/**
 * Stores the changed values of a form under a name; nothing while that is `null`. Also stored when the form or the page is
 * left.
 */
function useStoredDraft(
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

type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates a record (`id` is `null`), or updates one with the version that the changes are based on. Rejects with the office's
 * error.
 */
function useSendRecord<Item>(resource: string, id: number | null) {
  const [update, { isPending: isUpdating }] = useUpdate();
  const [create, { isPending: isCreating }] = useCreate();

  async function send(data: Fields, version: number): Promise<Item> {
    if (id === null) return (await create(resource, { data }, { returnPromise: true })) as Item;
    const change = { id, data, previousData: { id, version } };
    return (await update(resource, change, { returnPromise: true, mutationMode: 'pessimistic' })) as Item;
  }

  return { send, isSending: isUpdating || isCreating };
}

/** Shows the errors of the server at their fields, and focuses the first of them in the order of the form's names. */
function showErrors(
  form: UseFormReturn<FieldValues>,
  errors: ReturnType<typeof fieldErrorsOf>,
  names: readonly string[],
): void {
  const placeOf = ({ field }: { readonly field: string }) => names.indexOf(field.split('.')[0] ?? '');
  const inOrder = errors.toSorted((one, other) => placeOf(one) - placeOf(other));
  for (const [place, { field, message }] of inOrder.entries()) {
    form.setError(field, { message }, { shouldFocus: place === 0 });
  }
}

/** A record of the office: with an id, and a version for optimistic locking. */
export interface VersionedRecord {
  readonly id: number;
  readonly version: number;
}

interface Options<Item extends VersionedRecord> {
  readonly resource: string;
  /** `null` for a new record. */
  readonly id: number | null;
  /** Converts a record into the form's values; with an empty one for a new record. */
  readonly valuesOf: (record: Item | null) => FieldValues;
  /** Converts the form's values into what is sent; the values themselves when left out. */
  readonly changesOf?: (values: FieldValues) => Readonly<Record<string, unknown>>;
  readonly onSaved: (record: Item, isNew: boolean) => void;
}

export interface RecordForm<Item extends VersionedRecord> {
  readonly form: UseFormReturn<FieldValues>;
  /** `undefined` while it loads, `null` for a new one. */
  readonly record: Item | null | undefined;
  readonly loadError: unknown;
  readonly reload: () => void;
  readonly saveIssue: unknown;
  readonly isSaving: boolean;
  readonly save: () => Promise<void>;
  /** The typed values in the form in which they are sent. */
  readonly unsaved: () => Readonly<Record<string, unknown>>;
  /** The values of an unsaved draft. */
  readonly draft: FormDraft | null;
  readonly takeDraft: () => void;
  readonly discardDraft: () => void;
  /** Fields that somebody else has saved with other values; `null` without a conflict. */
  readonly conflicts: readonly FieldConflict[] | null;
  readonly resolve: (values: Readonly<Record<string, unknown>>) => void;
}

/**
 * A form of one record. A draft is stored in the browser until it is saved. Changes of two people are merged by field; where
 * both have changed the same field, the form asks and sends nothing.
 */
export function useRecordForm<Item extends VersionedRecord>(options: Options<Item>): RecordForm<Item> {
  const { resource, id, valuesOf, changesOf = (values) => values, onSaved } = options;
  const loaded = useGetOne(resource, { id: id ?? 0 }, { enabled: id !== null, refetchOnWindowFocus: false });
  const record = id === null ? null : (loaded.data as Item | undefined);
  const form = useForm<FieldValues>({ defaultValues: id === null ? valuesOf(null) : {} });
  /** The record that the form is based on, with its version. */
  const base = useRef<{ readonly values: FieldValues; readonly version: number } | null>(null);
  const [draft, setDraft] = useState<FormDraft | null>(null);
  const [conflicts, setConflicts] = useState<readonly FieldConflict[] | null>(null);
  const [saveError, setSaveError] = useState<unknown>(null);
  const { send, isSending } = useSendRecord<Item>(resource, id);
  // A draft belongs to one person: another one at this browser does not see it.
  const { identity } = useGetIdentity();
  const draftName = identity === undefined ? null : `${identity.id}/${resource}/${id ?? 'new'}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins once with its record; what comes later is merged when it is saved.
  useEffect(() => {
    if (base.current !== null || record === undefined || draftName === null) return;
    const values = valuesOf(record);
    base.current = { values, version: record?.version ?? 0 };
    form.reset(values);
    const kept = readDraft(draftName);
    if (kept !== null && Object.keys(changedFields(values, kept.values)).length > 0) setDraft(kept);
  }, [record === undefined, draftName]);

  // Publishing and restoring make a new version of the record: an untouched form shows it, and a form whose fields did not change
  // continues from it. Any other form is merged when it is saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form follows the versions of its record.
  useEffect(() => {
    if (!record || base.current === null || record.version <= base.current.version) return;
    const values = valuesOf(record);
    const isSame = Object.keys(changedFields(base.current.values, values)).length === 0;
    if (!isSame && form.formState.isDirty) return;
    base.current = { values, version: record.version };
    if (!isSame) form.reset(values);
  }, [record?.version]);

  useStoredDraft(form, base, draftName);

  /** Applies the draft to the current record. */
  function merge(begun: FieldValues, typed: FieldValues, current: Item): readonly FieldConflict[] {
    const theirs = valuesOf(current);
    const { merged, conflicts: found } = mergeRecords(begun, typed, theirs);
    base.current = { values: theirs, version: current.version };
    form.reset(theirs);
    const mine = Object.fromEntries(found.map(({ field, mine: value }) => [field, value]));
    setValues({ ...changedFields(theirs, merged), ...mine });
    return found;
  }

  /** Sets each field, as if it had been typed. */
  function setValues(values: Readonly<Record<string, unknown>>): void {
    for (const [field, value] of Object.entries(values)) form.setValue(field, value, { shouldDirty: true });
  }

  async function save(): Promise<void> {
    // Sent now, it would overwrite somebody else's value without a decision.
    if (conflicts !== null && conflicts.length > 0) return;
    setSaveError(null);
    setConflicts(null);
    const { values: begun, version } = base.current ?? { values: {}, version: 0 };
    await form.handleSubmit(async (values) => {
      try {
        const changes = changesOf(id === null ? values : changedFields(begun, values));
        const saved = await send(changes, version);
        base.current = { values: valuesOf(saved), version: saved.version };
        form.reset(base.current.values);
        if (draftName !== null) dropDraft(draftName);
        setDraft(null);
        onSaved(saved, id === null);
      } catch (error) {
        const current = conflictOf<Item>(error);
        if (current !== null) {
          setConflicts(merge(begun, values, current));
          return;
        }
        showErrors(form, fieldErrorsOf(error), Object.keys(values));
        setSaveError(error);
      }
    })();
  }

  return {
    form,
    record,
    loadError: loaded.error,
    reload: () => void loaded.refetch(),
    saveIssue: saveError,
    isSaving: isSending,
    save,
    unsaved: () => changesOf(changedFields(base.current?.values ?? {}, form.getValues())),
    draft,
    takeDraft() {
      if (draft === null) return;
      if (record) {
        const found = merge(draft.base, draft.values, record);
        setConflicts(found.length > 0 ? found : null);
      } else {
        setValues(draft.values);
      }
      setDraft(null);
    },
    discardDraft() {
      if (draftName !== null) dropDraft(draftName);
      setDraft(null);
    },
    conflicts,
    resolve(values) {
      setValues(values);
      setConflicts(null);
    },
  };
}
