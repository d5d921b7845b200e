import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of the web app manifest. */
export const textsOf = defineTexts({
  en: () => ({
    description: 'Off-plan and ready homes in Dubai, with prices, floor plans and fees.',
    properties: 'Properties',
    map: 'Map',
    compare: 'Compare',
  }),
});
