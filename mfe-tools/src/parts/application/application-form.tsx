import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { postedParameters, readPostedForm } from '@iwan/shared/forms/posted-form';
import { useLeadForm } from '@iwan/shared/forms/use-lead-form';
import { useSearchOf } from '@iwan/shared/router/search-of';
import { TextArea, TextField } from '@iwan/shared/ui/fields/field';
import { FieldRow } from '@iwan/shared/ui/fields/field-row';
import { DoNotCall, EmailField, NameField, PhoneField } from '@iwan/shared/ui/fields/person-fields';
import { SelectField } from '@iwan/shared/ui/fields/select-field';
import { LeadForm } from '@iwan/shared/ui/forms/lead-form';
import { useEffect, useMemo } from 'react';
import { type OpeningCard, shownTitle } from '../openings/opening';
import { careerFormFor } from './career-form';
import { FileField } from './file-field';
import { textsOf } from './texts';

interface ApplicationFormProps {
  /** The openings to choose from: the same list as long as the form is shown. */
  readonly openings: readonly OpeningCard[];
  /** The title of the opening that is chosen already, and can be changed. */
  readonly job?: string;
  /** The id of the form, where the document has another one. */
  readonly id?: string;
  /** The id of the form's heading; left out where a dialog's title is the heading. */
  readonly labelledBy?: string;
}

/** The application form for a job (sections 3, 5 and 7), whose résumé can be chosen or dropped. */
export function ApplicationForm({ openings, job, id, labelledBy }: ApplicationFormProps) {
  const texts = useTexts(textsOf);
  const jobs = useMemo(() => openings.map(({ title }) => title), [openings]);
  const formOf = useMemo(() => careerFormFor(jobs, job), [jobs, job]);
  const form = useLeadForm(formOf, {
    posted: readPostedForm(useSearchOf(postedParameters)),
    ...(id === undefined ? {} : { id }),
  });
  const { change } = form;

  // The stored draft may have another job.
  useEffect(() => {
    if (job) change('job_type', job);
  }, [job]);

  return (
    <LeadForm form={form} onClose={form.dismiss} {...(labelledBy === undefined ? {} : { labelledBy })}>
      <SelectField {...form.text('job_type')} required>
        <option value="">{texts.choose}</option>
        {openings.map((opening) => (
          <option key={opening.title} value={opening.title}>
            {shownTitle(opening)}
          </option>
        ))}
      </SelectField>
      <NameField {...form.text('name')} />
      <FieldRow>
        <PhoneField {...form.text('phone')} help={texts.phoneHelp} />
        <EmailField {...form.text('email')} />
      </FieldRow>
      <TextField {...form.text('location')} autoComplete="address-level2" required />
      <FileField {...form.file('file')} help={texts.fileHelp} />
      <TextArea {...form.text('message')} required />
      <DoNotCall {...form.tick('do_not_call')} />
    </LeadForm>
  );
}
