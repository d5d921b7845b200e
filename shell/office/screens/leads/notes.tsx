import { Box, Button, Field, Stack, Text, Textarea } from '@chakra-ui/react';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LeadNote, LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { useAttempt } from '@iwan/shared/office/office-message';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'ra-core';
import type { FormEvent } from 'react';
import { useSession } from '../../session/session';
import { Part } from './part';
import { textsOf } from './texts';

/** Internal notes about a lead; its sender never sees them. */
export function Notes({ lead }: { readonly lead: LeadRecord }) {
  const texts = useTexts(textsOf).lead;
  const locale = useLocale();
  const { http } = useSession();
  const { attempt } = useAttempt();
  const [text, setText] = useStore(`note.${lead.id}`, '');
  const { data: notes = [], refetch } = useQuery({
    queryKey: ['lead-notes', lead.id],
    queryFn: async () => (await http.get<{ readonly data: readonly LeadNote[] }>(`/leads/${lead.id}/notes`)).data,
  });
  const add = async () => {
    await http.send('POST', `/leads/${lead.id}/notes`, { text });
    setText('');
    await refetch();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(add, texts.noted);
  };
  return (
    <Part title={texts.notes}>
      <Stack as="ol" listStyleType="none" gap="3" marginBottom="4">
        {notes.map((note) => (
          <Box as="li" key={note.id} borderStartWidth="2px" paddingStart="3">
            <Text fontSize="sm" color="fg.muted">
              {formatInstant(note.at, locale)} · {note.person?.name ?? '—'}
            </Text>
            <Text whiteSpace="pre-wrap">{note.text}</Text>
          </Box>
        ))}
      </Stack>
      <form onSubmit={submit}>
        <Field.Root required>
          <Field.Label>{texts.note}</Field.Label>
          <Textarea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        </Field.Root>
        <Button type="submit" size="sm" variant="outline" marginTop="2">
          {texts.addNote}
        </Button>
      </form>
    </Part>
  );
}
