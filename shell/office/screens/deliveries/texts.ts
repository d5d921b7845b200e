import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Deliveries',
    about:
      'Where each lead was sent besides the office. What fails is tried again by itself, up to an hour later each time.',
    empty: 'No lead has been delivered yet.',
    columns: {
      lead: 'Lead',
      channel: 'Channel',
      state: 'State',
      attempts: 'Attempts',
      when: 'Delivered, or tried again',
      lastError: 'What was answered',
      again: 'Again',
    },
    states: { delivered: 'Delivered', failed: 'Failed', waiting: 'Waiting' },
    nobody: (id: number) => `Lead ${id}`,
  }),
});
