import { defineTexts } from '../format/define-texts';

/** What a search is called, on the site and in mails. */
export const searchTextsOf = defineTexts({
  en: () => ({
    all: 'All properties',
    readyNow: 'Ready now',
    handoverBy: (year: string) => `Handover by ${year}`,
    areaOnMap: 'Area on the map',
  }),
});
