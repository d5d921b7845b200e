import { Button, Link as PlainLink } from '@chakra-ui/react';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { leadStages } from '@iwan/shared/domain/office/lead-stages';
import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { officeApi } from '@iwan/shared/domain/office/office-calls';
import type { Selection } from '@iwan/shared/office/bulk/bulk-bar';
import { OfficePage } from '@iwan/shared/office/office-page';
import { type ListChoice, type ListColumn, RecordList } from '@iwan/shared/office/record-list';
import { useCanAccess } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { useSignedIn } from '../../session/session';
import { textsOf as wordsOf } from '../../words/texts';
import { Board } from './board';
import { EnterForm } from './enter-form';
import { LeadActions } from './lead-actions';
import { leadTitle } from './lead-sender';
import { useAssigneeName } from './shown-value';
import { textsOf } from './texts';
import { useAssignees, useDeclaredForms } from './use-assignees';
import { WaitingMark } from './waiting-mark';

/** The polling interval in milliseconds: a new lead is shown within two seconds. */
const refreshEvery = 1500;

/** All leads: as a list with filters, or as a board by stage. */
export function Leads() {
  const texts = useTexts(textsOf);
  const [search, setSearch] = useSearchParams();
  const isBoard = search.get('view') === 'board';
  const { canAccess: mayEnter = false } = useCanAccess({ resource: 'leads', action: 'create' });
  return (
    <OfficePage
      title={texts.title}
      actions={
        <>
          {mayEnter ? (
            <Button size="sm" onClick={() => setSearch({ enter: 'new' })}>
              {texts.enter}
            </Button>
          ) : null}
          <Button size="sm" variant="outline" onClick={() => setSearch(isBoard ? {} : { view: 'board' })}>
            {isBoard ? texts.asList : texts.asBoard}
          </Button>
          <Button asChild size="sm" variant="outline">
            <PlainLink href={`${officeApi}/leads.csv`} download>
              {texts.download}
            </PlainLink>
          </Button>
        </>
      }
    >
      {search.has('enter') && mayEnter ? (
        <EnterForm onClose={() => setSearch({})} />
      ) : isBoard ? (
        <LeadBoard />
      ) : (
        <LeadList />
      )}
    </OfficePage>
  );
}

/** The filters that the list and the board have in common. */
function useChoices(): readonly ListChoice[] {
  const texts = useTexts(textsOf);
  const { person } = useSignedIn();
  const assignees = useAssignees();
  const declared = useDeclaredForms();
  return [
    {
      field: 'assignee',
      label: texts.columns.assignee,
      options: [
        { value: 'me', label: texts.assignees.me },
        { value: 'none', label: texts.assignees.none },
        ...assignees.flatMap(({ id, name }) => (id === person.id ? [] : [{ value: id, label: name }])),
      ],
    },
    {
      field: 'form',
      label: texts.columns.form,
      options: [
        ...Object.entries(texts.forms).map(([value, label]) => ({ value, label })),
        ...declared.map(({ id }) => ({ value: id, label: id })),
      ],
    },
    {
      field: 'late',
      label: texts.late.label,
      options: [5, 30].map((minutes) => ({ value: minutes, label: texts.late.minutes(minutes) })),
    },
    {
      field: 'spam',
      label: texts.spam.label,
      options: [
        { value: false, label: texts.spam.without },
        { value: true, label: texts.spam.only },
      ],
    },
  ];
}

const common = {
  ...{ resource: 'leads', hasSearch: true, usualFilters: { spam: false } },
  sort: { field: 'receivedAt', order: 'DESC' },
  pathOf: ({ id }: LeadRecord) => `/office/leads/${id}`,
} as const;

function LeadBoard() {
  const choices = useChoices();
  return (
    <RecordList<LeadRecord>
      {...common}
      columns={[]}
      choices={choices}
      content={<Board refreshEvery={refreshEvery} />}
    />
  );
}

function LeadList() {
  const texts = useTexts(textsOf);
  const { stages } = useTexts(wordsOf);
  const locale = useLocale();
  const nameOf = useAssigneeName();
  const choices = useChoices();
  const { canAccess: mayChange = false } = useCanAccess({ resource: 'leads', action: 'edit' });
  const columns: readonly ListColumn<LeadRecord>[] = [
    { field: 'sender', label: texts.columns.sender, render: leadTitle },
    {
      field: 'waiting',
      label: texts.columns.waiting,
      isSortable: true,
      render: (lead) => <WaitingMark lead={lead} />,
    },
    {
      field: 'stage',
      label: texts.columns.stage,
      render: ({ stage, isSpam }) => (isSpam ? texts.spam.mark : stages[stage]),
    },
    { field: 'project', label: texts.columns.project, render: ({ project }) => project?.name ?? '—' },
    { field: 'form', label: texts.columns.form, render: ({ form }) => texts.forms[form] ?? form },
    { field: 'assigneeId', label: texts.columns.assignee, render: ({ assigneeId }) => nameOf(assigneeId) },
    {
      field: 'receivedAt',
      label: texts.columns.received,
      isSortable: true,
      render: ({ receivedAt }) => formatInstant(receivedAt, locale),
    },
  ];
  const ofStage = {
    field: 'stage',
    label: texts.columns.stage,
    options: leadStages.map((value) => ({ value, label: stages[value] })),
  };
  return (
    <RecordList
      {...common}
      columns={columns}
      choices={[ofStage, ...choices]}
      nameOf={leadTitle}
      refreshEvery={refreshEvery}
      empty={texts.empty}
      {...(mayChange && { bulk: (selection: Selection) => <LeadActions {...selection} /> })}
    />
  );
}
