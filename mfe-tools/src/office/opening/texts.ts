import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FormTexts } from '@iwan/shared/domain/office/content-fields';
import type { Employment } from '@iwan/shared/domain/records/employment';
import type { opening } from '@iwan/shared/domain/records/opening';

export const textsOf = defineTexts({
  en: () => ({
    add: 'New opening',
    groups: {
      main: 'The job',
      work: 'Description',
      days: 'Dates',
    },
    fields: {
      name: 'Job',
      employment: 'Employment',
      pay_from: 'Pay from (AED a month)',
      pay_to: 'Pay up to (AED a month)',
      summary: 'One-sentence summary',
      does: 'What you will do',
      brings: 'What you need',
      offers: 'What we offer',
      posted_on: 'Posted',
      closes_on: 'Apply until',
    } satisfies FormTexts<typeof opening>['fields'],
    choices: {
      employment: {
        full_time: 'Full time',
        part_time: 'Part time',
        contract: 'Contract',
        internship: 'Internship',
      } satisfies Record<Employment, string>,
    },
    help: {
      summary: 'Shown under the job title in lists.',
      pay_from: 'Before commission. Leave both empty where no range is published.',
      does: 'One point per line.',
      brings: 'One point per line.',
      offers: 'One point per line.',
      posted_on: 'Needed for search engines to list the job.',
      closes_on: 'Last day to apply. Leave empty for no deadline.',
    },
    missing: {
      pay: 'a range of pay',
      closed: 'a future closing date (search engines no longer list it)',
      posted: 'a posting date (needed for search engines)',
      work: 'what the job involves',
      requirements: 'what applicants need',
      offer: 'what we offer',
      summary: 'a one-sentence summary',
    },
  }),
});
