import { NativeSelect } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { forbiddenFields } from '@iwan/shared/domain/office/rights';
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
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          aria-label={texts.assignee}
          value={lead.assigneeId ?? ''}
          onChange={({ target: { value } }) => void change(lead, { assigneeId: value === '' ? null : Number(value) })}
        >
          <option value="">{texts.nobody}</option>
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Part>
  );
}
