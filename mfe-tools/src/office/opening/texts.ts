import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FormTexts } from '@iwan/shared/domain/office/content-fields';
import type { Employment } from '@iwan/shared/domain/records/employment';
import type { opening } from '@iwan/shared/domain/records/opening';

export const textsOf = defineTexts({
  en: () => ({
    add: 'New opening',
    groups: {
      main: 'The job',
      work: 'What its page says',
      days: 'Days',
    },
    fields: {
      name: 'Job',
      employment: 'Employment',
      summary: 'The work in one sentence',
      does: 'What you do',
      brings: 'What you bring',
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
      summary: 'Stands below the job in every list.',
      does: 'One point a line.',
      brings: 'One point a line.',
      offers: 'One point a line.',
      posted_on: 'Without it, search engines do not list the job.',
      closes_on: 'The last day on which applications are read; empty for no end.',
    },
    missing: {
      closed: 'a last day of applications that is still to come: search engines no longer list it',
      posted: 'the day on which it was posted: search engines do not list it without',
      work: 'what one does',
      requirements: 'what one brings',
      offer: 'what we offer',
      summary: 'the work in one sentence',
    },
  }),
});
