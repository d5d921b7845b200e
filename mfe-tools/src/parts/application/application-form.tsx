import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { readPostedForm } from '@iwan/shared/forms/posted-form';
import { useLeadForm } from '@iwan/shared/forms/use-lead-form';
import { useLocation } from '@iwan/shared/router/router';
import { TextArea, TextField } from '@iwan/shared/ui/fields/field';
import { FieldRow } from '@iwan/shared/ui/fields/field-row';
import { EmailField, NameField, PhoneField } from '@iwan/shared/ui/fields/person-fields';
import { LeadForm } from '@iwan/shared/ui/forms/lead-form';
import { useEffect } from 'react';
import type { JobType } from '../openings/job-types';
import { jobTypes } from '../openings/job-types';
import { SelectField } from '../select-field';
import { careerForm } from './career-form';
import { FileField } from './file-field';
import { textsOf } from './texts';

interface ApplicationFormProps {
  /** What the form is about, where that is known: it is chosen already, and can be chosen otherwise. */
  readonly job?: JobType;
  /** Of the form, where another one stands in the document. */
  readonly id?: string;
  /** The id of what the form is called by; left out where a dialog's title says it. */
  readonly labelledBy?: string;
}

/** The same form for each job, with that job chosen before anything is. */
const formFor = new Map(
  jobTypes.map((job) => [
    job,
    byLocale((locale) => {
      const form = careerForm(locale);
      const { job_type, ...others } = form.fields;
      return { ...form, fields: { job_type: { ...job_type, empty: job }, ...others } };
    }),
  ]),
);

/** The application for a job (sections 3, 5 and 7), with the résumé chosen or dropped. */
export function ApplicationForm({ job, id, labelledBy }: ApplicationFormProps) {
  const texts = useTexts(textsOf);
  const form = useLeadForm((job && formFor.get(job)) ?? careerForm, {
    posted: readPostedForm(useLocation().search),
    ...(id === undefined ? {} : { id }),
  });
  const { change } = form;

  // Another job may stand in the draft of the page before.
  useEffect(() => {
    if (job) change('job_type', job);
  }, [job]);

  return (
    <LeadForm form={form} onClose={form.dismiss} {...(labelledBy === undefined ? {} : { labelledBy })}>
      <SelectField {...form.text('job_type')} required>
        <option value="">{texts.choose}</option>
        {jobTypes.map((type) => (
          <option key={type} value={type}>
            {type}
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
    </LeadForm>
  );
}
