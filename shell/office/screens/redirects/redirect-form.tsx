import { Box, Button, Flex, Heading, Stack } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { RedirectRecord } from '@iwan/shared/domain/office/wire';
import { TextInput } from '@iwan/shared/office/form-inputs';
import { RecordEditor } from '@iwan/shared/office/record-editor';
import { RecordHistory } from '@iwan/shared/office/record-history';
import { useCanAccess, useDelete, useGetOne, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
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
  const { columns } = texts;
  return (
    <Box
      as="section"
      borderWidth="1px"
      borderRadius="md"
      background="bg.panel"
      padding="5"
      marginBottom="6"
      maxWidth="44rem"
    >
      <Heading as="h2" size="lg" marginBottom="4">
        {id === null ? texts.add : texts.edit}
      </Heading>
      <RecordEditor<RedirectRecord>
        resource="redirects"
        id={id}
        labels={columns}
        valuesOf={(redirect) => ({ from: redirect?.from ?? '', to: redirect?.to ?? '' })}
        isReadOnly={!canAccess}
        onSaved={() => {
          refresh();
          onClose();
        }}
      >
        <Stack gap="4">
          <TextInput name="from" label={columns.from} help={texts.fromHelp} isRequired />
          <TextInput name="to" label={columns.to} help={texts.toHelp} isRequired />
        </Stack>
      </RecordEditor>
      <Flex gap="2" wrap="wrap" marginTop="3">
        {id === null ? null : <DeleteButton id={id} onClose={onClose} />}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {texts.close}
        </Button>
      </Flex>
      {id === null ? null : <RecordHistory resource="redirects" id={id} labels={columns} />}
    </Box>
  );
}

function DeleteButton({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const texts = useTexts(textsOf);
  const notify = useNotify();
  const refresh = useRefresh();
  const { data: redirect } = useGetOne<RedirectRecord>('redirects', { id });
  const { canAccess = false } = useCanAccess({ resource: 'redirects', action: 'delete' });
  const [deleteOne, { isPending }] = useDelete();
  const [asks, setAsks] = useState(false);
  if (!redirect || !canAccess) return null;
  const remove = async () => {
    const removal = { id, previousData: redirect };
    try {
      await deleteOne('redirects', removal, { returnPromise: true, mutationMode: 'pessimistic' });
      notify(texts.removed, { type: 'success' });
      refresh();
      onClose();
    } catch (problem) {
      notify(problem instanceof Error ? problem.message : String(problem), { type: 'error' });
    }
  };
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="red"
      loading={isPending}
      onClick={() => (asks ? void remove() : setAsks(true))}
    >
      {asks ? texts.removeQuestion(redirect.from) : texts.remove}
    </Button>
  );
}
