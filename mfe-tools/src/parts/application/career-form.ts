import { consentTextsOf } from '@iwan/shared/domain/contact/consent-texts';
import { byLocale } from '@iwan/shared/domain/format/by-locale';
import { submittingFailure } from '@iwan/shared/forms/failure-sentence';
import { attachmentField, choiceField, doNotCall, leadField, withDoNotCall } from '@iwan/shared/forms/field-rules';
import { defineLeadForm, type FieldRule } from '@iwan/shared/forms/lead-form';
import { textsOf } from './texts';

/**
 * The application for one of the jobs (section 7; section 5: all fields are required), with `job` as its initial choice. Any job
 * is accepted where it is not known which there are.
 */
export const careerFormFor = (jobs: readonly string[] | null, job = '') =>
  byLocale((locale) => {
    const { fields, send, success } = textsOf(locale);
    return defineLeadForm({
      name: 'career',
      fields: {
        job_type: { ...jobField(fields.job, jobs), empty: job },
        name: leadField('name', fields.name, locale),
        phone: leadField('phone', fields.phone, locale),
        email: leadField('email', fields.email, locale),
        location: leadField('location', fields.location, locale),
        file: attachmentField(fields.file, locale),
        message: leadField('message', fields.message, locale),
        ...doNotCall(locale),
      },
      // In the order of section 7. The rules guarantee a file.
      toLead: ({ job_type, name, email, phone, file, location, message, do_not_call }) => ({
        ...{ job_type, name, email, phone, file: file as File, location, message },
        ...withDoNotCall({ do_not_call }),
        source: 'Career',
      }),
      words: { send, success, failure: submittingFailure(locale), agreement: consentTextsOf(locale).sending },
      successFor: 4000,
      showsFailureOnRefusal: true,
    });
  });

interface JobTexts {
  readonly label: string;
  readonly missing: string;
}

function jobField(texts: JobTexts, jobs: readonly string[] | null): FieldRule<string> {
  if (jobs !== null) return choiceField(texts, jobs);
  const { label, missing } = texts;
  return { label, empty: '', issueOf: (job) => (job === '' ? missing : undefined) };
}
