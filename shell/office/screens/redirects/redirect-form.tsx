import { Button, Flex, Stack } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { RedirectRecord } from '@iwan/shared/domain/office/wire';
import { TextInput } from '@iwan/shared/office/form-inputs';
import { OfficePanel } from '@iwan/shared/office/office-page';
import { DeleteButton, RecordEditor } from '@iwan/shared/office/record-editor';
import { RecordHistory } from '@iwan/shared/office/record-history';
import { useCanAccess, useGetOne, useRefresh } from 'ra-core';
import { textsOf } from './texts';

interface Props {
  /** `null`: one that is to be made. */
  readonly id: number | null;
  readonly onClose: () => void;
}

/** One redirect: both addresses, its history, and how it is deleted. */
export function RedirectForm({ id, onClose }: Props) {
  const texts = useTexts(textsOf);
  const refresh = useRefresh();
  const { canAccess = false } = useCanAccess({ resource: 'redirects', action: id === null ? 'create' : 'edit' });
  const { data: redirect } = useGetOne<RedirectRecord>('redirects', { id: id ?? 0 }, { enabled: id !== null });
  const { columns } = texts;
  const close = () => {
    refresh();
    onClose();
  };
  return (
    <OfficePanel maxWidth="44rem" title={id === null ? texts.add : texts.edit}>
      <RecordEditor<RedirectRecord>
        resource="redirects"
        id={id}
        labels={columns}
        valuesOf={(redirect) => ({ from: redirect?.from ?? '', to: redirect?.to ?? '' })}
        isReadOnly={!canAccess}
        onSaved={close}
      >
        <Stack gap="4">
          <TextInput name="from" label={columns.from} help={texts.fromHelp} isRequired />
          <TextInput name="to" label={columns.to} help={texts.toHelp} isRequired />
        </Stack>
      </RecordEditor>
      <Flex gap="2" wrap="wrap" marginTop="3">
        {redirect === undefined ? null : (
          <DeleteButton
            size="sm"
            resource="redirects"
            record={redirect}
            label={texts.remove}
            question={texts.removeQuestion(redirect.from)}
            removed={texts.removed}
            onRemoved={close}
          />
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {texts.close}
        </Button>
      </Flex>
      {id === null ? null : <RecordHistory resource="redirects" id={id} labels={columns} />}
    </OfficePanel>
  );
}
