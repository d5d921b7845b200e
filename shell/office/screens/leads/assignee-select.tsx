import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { forbiddenFields } from '@iwan/shared/domain/office/rights';
import { OfficeSelect } from '@iwan/shared/office/form-inputs';
import { useSignedIn } from '../../session/session';
import { Part } from './part';
import { textsOf } from './texts';
import { useAssignees } from './use-assignees';
import { useLeadChange } from './use-lead-change';

/** Assigns a lead, for those who may. */
export function AssigneeSelect({ lead }: { readonly lead: LeadRecord }) {
  const texts = useTexts(textsOf).lead;
  const { person } = useSignedIn();
  const assignees = useAssignees();
  const change = useLeadChange();
  if (forbiddenFields(person.role, 'leads', ['assigneeId']).length > 0) return null;
  return (
    <Part title={texts.assignee}>
      <OfficeSelect
        size="sm"
        label={texts.assignee}
        none={texts.nobody}
        value={lead.assigneeId ?? ''}
        options={assignees.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(value) => void change(lead, { assigneeId: value === '' ? null : Number(value) })}
      />
    </Part>
  );
}
