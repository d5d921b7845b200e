import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { leadStages, lostReasons } from '@iwan/shared/domain/office/lead-stages';
import type { LeadChanges } from '@iwan/shared/domain/office/lead-wire';
import { forbiddenFields } from '@iwan/shared/domain/office/rights';
import type { Selection } from '@iwan/shared/office/bulk/bulk-bar';
import { useBulkAction } from '@iwan/shared/office/bulk/use-bulk-action';
import { OfficeSelect } from '@iwan/shared/office/form-inputs';
import { useSession, useSignedIn } from '../../session/session';
import { textsOf as wordsOf } from '../../words/texts';
import { textsOf } from './texts';
import { useAssignees } from './use-assignees';

interface Choice {
  readonly label: string;
  readonly changes: LeadChanges;
}

/** Assigns the selected leads, or moves them to another stage. */
export function LeadActions({ ids, clear }: Selection) {
  const texts = useTexts(textsOf);
  const { stages } = useTexts(wordsOf);
  const { http } = useSession();
  const { person } = useSignedIn();
  const assignees = useAssignees();
  const act = useBulkAction();
  const mayAssign = forbiddenFields(person.role, 'leads', ['assigneeId']).length === 0;
  const people: readonly Choice[] = [
    { label: texts.lead.nobody, changes: { assigneeId: null } },
    ...assignees.map(({ id, name }) => ({ label: name, changes: { assigneeId: id } })),
  ];
  // A lead that is lost is so for a reason; none becomes new again.
  const moves: readonly Choice[] = [
    ...leadStages
      .filter((stage) => stage !== 'new' && stage !== 'lost')
      .map((stage) => ({ label: stages[stage], changes: { stage, lostReason: null } })),
    ...lostReasons.map((lostReason) => ({
      label: texts.lostBecause(stages.lost, texts.reasons[lostReason]),
      changes: { stage: 'lost' as const, lostReason },
    })),
  ];
  const start = (what: string, { label, changes }: Choice) => {
    const run = () => http.send('PATCH', '/leads', { ids, changes });
    act({ what: texts.bulk(what, label), count: ids.length, run });
    clear();
  };
  return (
    <>
      {mayAssign ? <ActionSelect label={texts.assignTo} choices={people} onChoose={start} /> : null}
      <ActionSelect label={texts.moveTo} choices={moves} onChoose={start} />
    </>
  );
}

interface SelectProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (what: string, choice: Choice) => void;
}

function ActionSelect({ label, choices, onChoose }: SelectProps) {
  return (
    <OfficeSelect
      size="sm"
      width="auto"
      label={label}
      none={label}
      value=""
      options={choices.map((choice, place) => ({ value: place, label: choice.label }))}
      onChoose={(value) => {
        const choice = choices[Number(value)];
        if (value !== '' && choice !== undefined) onChoose(label, choice);
      }}
    />
  );
}
