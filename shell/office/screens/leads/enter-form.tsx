import { Button, Stack } from '@chakra-ui/react';
import { handSources } from '@iwan/shared/domain/contact/hand-sources';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { LeadRecord } from '@iwan/shared/domain/office/lead-wire';
import { SelectInput, TextAreaInput, TextInput } from '@iwan/shared/office/form-inputs';
import { OfficePanel } from '@iwan/shared/office/office-page';
import { RecordEditor } from '@iwan/shared/office/record-editor';
import { RecordInput } from '@iwan/shared/office/record-input';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { textsOf } from './texts';

/** Enters a lead by hand: a call, a visitor of the office. */
export function EnterForm({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(textsOf);
  const navigate = useNavigate();
  const { fields, sources } = texts;
  return (
    <OfficePanel title={texts.enter}>
      <RecordEditor<LeadRecord>
        resource="leads"
        id={null}
        labels={fields}
        valuesOf={emptyValues}
        changesOf={filledValues}
        onSaved={({ id }) => navigate(`/office/leads/${id}`)}
      >
        <Stack gap="4">
          <TextInput name="name" label={fields.name} isRequired />
          <TextInput name="phone" label={fields.phone} type="tel" help={texts.phoneOrEmail} />
          <TextInput name="email" label={fields.email} type="email" />
          <SelectInput
            name="source"
            label={fields.source}
            isRequired
            options={handSources.map((value) => ({ value, label: sources[value] }))}
          />
          <RecordInput name="projectId" label={texts.columns.project} resource="projects" />
          <TextAreaInput name="message" label={fields.message} />
        </Stack>
      </RecordEditor>
      <Button size="sm" variant="ghost" onClick={onClose}>
        {texts.cancel}
      </Button>
    </OfficePanel>
  );
}

/** The key makes a second press the same lead. */
const emptyValues = (): FieldValues => ({
  ...{ name: '', phone: '', email: '', source: '', projectId: null, message: '' },
  key: crypto.randomUUID(),
});

const filledValues = (values: FieldValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null));
