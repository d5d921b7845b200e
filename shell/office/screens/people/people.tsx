import { Button, Flex, Stack } from '@chakra-ui/react';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { roles } from '@iwan/shared/domain/office/roles';
import type { ContentRecord, PersonRecord } from '@iwan/shared/domain/office/wire';
import { SelectInput, TextInput } from '@iwan/shared/office/form-inputs';
import { useAttempt } from '@iwan/shared/office/office-message';
import { OfficePage, OfficePanel } from '@iwan/shared/office/office-page';
import { DeleteButton, RecordEditor } from '@iwan/shared/office/record-editor';
import { type ListColumn, RecordList } from '@iwan/shared/office/record-list';
import { useGetList, useGetOne, useRefresh } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../session/session';
import { textsOf as wordsOf } from '../../words/texts';
import { textsOf } from './texts';

/** The people of the office and their roles; `?person=` in the address selects one, `new` invites somebody. */
export function People() {
  const texts = useTexts(textsOf);
  const [search, setSearch] = useSearchParams();
  const person = search.get('person');
  return (
    <OfficePage
      title={texts.title}
      actions={
        <Button size="sm" onClick={() => setSearch({ person: 'new' })}>
          {texts.invite}
        </Button>
      }
    >
      {person === null ? null : (
        <PersonForm key={person} id={person === 'new' ? null : Number(person)} onClose={() => setSearch({})} />
      )}
      <PeopleList />
    </OfficePage>
  );
}

function PeopleList() {
  const { columns: names, never } = useTexts(textsOf);
  const { roles: roleNames } = useTexts(wordsOf);
  const locale = useLocale();
  const columns: readonly ListColumn<PersonRecord>[] = [
    { field: 'name', label: names.name, isSortable: true, render: ({ name }) => name },
    { field: 'email', label: names.email, isSortable: true, render: ({ email }) => email },
    { field: 'role', label: names.role, isSortable: true, render: ({ role }) => roleNames[role] },
    { field: 'passkeys', label: names.passkeys, render: ({ passkeys }) => String(passkeys) },
    {
      field: 'lastSeenAt',
      label: names.lastSeen,
      render: ({ lastSeenAt }) => (lastSeenAt === null ? never : formatInstant(lastSeenAt, locale)),
    },
  ];
  return (
    <RecordList
      resource="people"
      columns={columns}
      pathOf={({ id }) => `/office/people?person=${id}`}
      sort={{ field: 'name', order: 'ASC' }}
    />
  );
}

function PersonForm({ id, onClose }: { readonly id: number | null; readonly onClose: () => void }) {
  const texts = useTexts(textsOf);
  const { roles: roleNames } = useTexts(wordsOf);
  const refresh = useRefresh();
  const { data: agents = [] } = useGetList<ContentRecord>('agents', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  });
  const { columns } = texts;
  const labels = { name: columns.name, email: columns.email, role: columns.role, agentId: texts.agent };
  return (
    <OfficePanel title={id === null ? texts.invite : texts.edit}>
      <RecordEditor<PersonRecord>
        resource="people"
        id={id}
        labels={labels}
        valuesOf={valuesOf}
        changesOf={changesOf}
        onSaved={() => {
          refresh();
          onClose();
        }}
      >
        <Stack gap="4">
          <TextInput name="name" label={columns.name} isRequired />
          <TextInput name="email" label={columns.email} type="email" isRequired isReadOnly={id !== null} />
          <SelectInput
            name="role"
            label={columns.role}
            isRequired
            options={roles.map((value) => ({ value, label: roleNames[value] }))}
          />
          <SelectInput
            name="agentId"
            label={texts.agent}
            help={texts.agentHelp}
            options={agents.map((agent) => ({ value: String(agent.id), label: String(agent.name) }))}
          />
        </Stack>
      </RecordEditor>
      <Flex gap="2" wrap="wrap">
        {id === null ? null : <PersonActions id={id} onClose={onClose} />}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Flex>
    </OfficePanel>
  );
}

function valuesOf(person: PersonRecord | null): FieldValues {
  return {
    name: person?.name ?? '',
    email: person?.email ?? '',
    role: person?.role ?? 'agent',
    agentId: person?.agentId === undefined || person.agentId === null ? '' : String(person.agentId),
  };
}

function changesOf({ agentId, ...values }: FieldValues): Readonly<Record<string, unknown>> {
  return { ...values, ...(agentId !== undefined && { agentId: agentId === '' ? null : Number(agentId) }) };
}

function PersonActions({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const texts = useTexts(textsOf);
  const { http } = useSession();
  const { attempt } = useAttempt();
  const refresh = useRefresh();
  const { data: person } = useGetOne<PersonRecord>('people', { id });
  if (!person) return null;
  const endSessions = () => attempt(() => http.send('DELETE', `/people/${id}/sessions`), texts.sessionsEnded);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => void endSessions()}>
        {texts.endSessions}
      </Button>
      <DeleteButton
        size="sm"
        resource="people"
        record={person}
        label={texts.remove}
        question={texts.removeQuestion(person.name)}
        onRemoved={() => {
          refresh();
          onClose();
        }}
      />
    </>
  );
}
