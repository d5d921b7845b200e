import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FormTexts } from '@iwan/shared/domain/office/content-fields';
import type { agent } from '@iwan/shared/domain/records/agent';

export const textsOf = defineTexts({
  en: () => ({
    add: 'New agent',
    groups: {
      main: 'The agent',
      words: 'Description',
      pictures: 'Images',
    },
    fields: {
      name: 'Name',
      designation: 'Role',
      language: 'Languages',
      areas: 'Areas',
      phone: 'Phone',
      linkedin: 'LinkedIn',
      brn: 'Broker registration number (BRN)',
      sub_heading: 'Subheading',
      description: 'Description',
      images: 'Portrait',
      card: 'Business card',
    } satisfies FormTexts<typeof agent>['fields'],
    missing: {
      brn: 'the broker registration number',
      portrait: 'a portrait',
      phone: 'a phone number',
      language: 'languages',
      description: 'a description of 120 characters or more',
    },
  }),
});
