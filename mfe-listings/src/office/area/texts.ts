import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { FormTexts } from '@iwan/shared/domain/office/content-fields';
import type { area } from '@iwan/shared/domain/records/area';

export const textsOf = defineTexts({
  en: () => ({
    add: 'New area',
    groups: { main: 'The area', place: 'Place', questions: 'Questions' },
    fields: {
      name: 'Name',
      summary: 'Summary',
      about: 'About',
      latitude: 'Latitude',
      longitude: 'Longitude',
      metro: 'Metro and tram',
      schools: 'Schools',
      parks: 'Parks and beaches',
      questions: 'Questions and answers',
    } satisfies FormTexts<typeof area>['fields'],
    help: {
      name: 'As projects name it in their area.',
      summary: 'Two sentences above the projects.',
      about: 'Paragraphs, divided by empty lines.',
      latitude: 'The middle of the area, from which ways are measured.',
      metro: 'One a line.',
      schools: 'One a line.',
      parks: 'One a line.',
      questions: 'A question on a line, its answer below it, then an empty line.',
    },
    missing: {
      summary: 'a summary',
      about: 'a description',
      place: 'its position (needed for travel times)',
    },
  }),
});
