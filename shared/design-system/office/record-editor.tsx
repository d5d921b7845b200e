import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useCanAccess, useDelete, useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { formatInstant } from '../../domain/format/instant-text';
import { useLocale, useTexts } from '../../domain/format/locale-context';
import { ConflictNotice } from './conflict-notice';
import { LoadFailure, OfficeMessage, sentenceOf, useAttempt } from './office-message';
import { textsOf } from './texts';
import { useRecordForm, type VersionedRecord } from './use-record-form';

interface Props<Item extends VersionedRecord> {
  readonly resource: string;
  /** `null` for a new record. */
  readonly id: number | null;
  readonly valuesOf: (record: Item | null) => FieldValues;
  /** Converts the form's values into what is sent; the values themselves when left out. */
  readonly changesOf?: (values: FieldValues) => Readonly<Record<string, unknown>>;
  /** The labels of fields, by their names in the record. */
  readonly labels: Readonly<Record<string, string>>;
  /** Whether it is read-only. */
  readonly isReadOnly?: boolean;
  readonly onSaved?: (record: Item, isNew: boolean) => void;
  /** Stands beside the button that saves; given what would be sent of what is typed. */
  readonly beside?: (unsaved: () => Readonly<Record<string, unknown>>) => ReactNode;
  /** The inputs, of `office/form-inputs`. */
  readonly children: ReactNode;
}

/** A record's form with its buttons, drafts and conflicts. */
export function RecordEditor<Item extends VersionedRecord>(props: Props<Item>) {
  const { resource, id, valuesOf, changesOf, labels, isReadOnly = false, onSaved, beside, children } = props;
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const notify = useNotify();
  const state = useRecordForm<Item>({
    ...{ resource, id, valuesOf },
    ...(changesOf && { changesOf }),
    onSaved(record, isNew) {
      notify(texts.saved, { type: 'success' });
      onSaved?.(record, isNew);
    },
  });
  const { form, record, loadError, saveIssue, isSaving, draft, conflicts } = state;
  if (loadError) return <LoadFailure problem={loadError} onRetry={state.reload} />;
  if (record === undefined) return <Text role="status">{texts.loading}</Text>;
  return (
    <FormProvider {...form}>
      {draft === null ? null : (
        <OfficeMessage
          kind="info"
          actions={
            <Flex gap="2" marginTop="2">
              <Button size="sm" onClick={state.takeDraft}>
                {texts.takeDraft}
              </Button>
              <Button size="sm" variant="outline" onClick={state.discardDraft}>
                {texts.dropDraft}
              </Button>
            </Flex>
          }
        >
          {texts.draftFound(formatInstant(draft.at, locale))}
        </OfficeMessage>
      )}
      {conflicts === null ? null : <ConflictNotice conflicts={conflicts} labels={labels} onChoose={state.resolve} />}
      {saveIssue === null ? null : (
        <OfficeMessage kind="error">{sentenceOf(saveIssue) ?? texts.notSaved}</OfficeMessage>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void state.save();
        }}
      >
        <fieldset disabled={isReadOnly}>{children}</fieldset>
        {isReadOnly ? null : (
          <Flex className="office-save-bar" gap="3" align="center" wrap="wrap">
            <Button type="submit" loading={isSaving} loadingText={texts.saving}>
              {id === null ? texts.create : texts.save}
            </Button>
            {beside?.(state.unsaved)}
            <Box fontSize="sm" color="fg.muted">
              {form.formState.isDirty ? texts.unsaved : null}
            </Box>
          </Flex>
        )}
      </form>
    </FormProvider>
  );
}

interface DeleteProps {
  readonly resource: string;
  readonly record: VersionedRecord;
  readonly label: string;
  /** The label of the second press, which deletes. */
  readonly question?: string;
  /** A message above the button before the second press. */
  readonly warning?: string;
  /** The notification of success. */
  readonly removed?: string;
  readonly size?: 'xs' | 'sm' | 'md';
  readonly onRemoved: () => void;
}

/** Deletes a record with the second press, for those who may. */
export function DeleteButton({
  resource,
  record,
  label,
  question = label,
  warning,
  size = 'md',
  ...props
}: DeleteProps) {
  const { attempt, isBusy } = useAttempt();
  const [asks, setAsks] = useState(false);
  const { canAccess = false } = useCanAccess({ resource, action: 'delete' });
  const [deleteOne] = useDelete();
  if (!canAccess) return null;
  const remove = async () => {
    const removal = { id: record.id, previousData: record };
    const options = { returnPromise: true, mutationMode: 'pessimistic' } as const;
    if (await attempt(() => deleteOne(resource, removal, options), props.removed)) props.onRemoved();
  };
  return (
    <>
      {asks && warning !== undefined ? <OfficeMessage kind="warning">{warning}</OfficeMessage> : null}
      <Button
        size={size}
        variant="outline"
        colorPalette="red"
        loading={isBusy}
        onClick={() => (asks ? void remove() : setAsks(true))}
      >
        {asks ? question : label}
      </Button>
    </>
  );
}
