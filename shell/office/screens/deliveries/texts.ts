import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Lead deliveries',
    about:
      'Where each lead was sent besides the office. Failed deliveries are tried again, with up to an hour between tries.',
    empty: 'No deliveries yet.',
    columns: {
      lead: 'Lead',
      channel: 'Channel',
      state: 'Status',
      attempts: 'Tries',
      when: 'Delivered / next try',
      lastError: 'Error',
      again: 'Again',
    },
    states: { delivered: 'Delivered', failed: 'Failed', waiting: 'Waiting' },
    nobody: (id: number) => `Lead ${id}`,
  }),
});
