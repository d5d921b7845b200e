import { defineTexts } from '../format/define-texts';

/** The names of the areas by their slugs. */
const names: Readonly<Record<string, string>> = {
  'palm-jumeirah': 'Palm Jumeirah',
  'dubai-marina': 'Dubai Marina',
  'downtown-dubai': 'Downtown Dubai',
  'business-bay': 'Business Bay',
  'jumeirah-village-circle': 'Jumeirah Village Circle',
  'mohammed-bin-rashid-city': 'Mohammed Bin Rashid City',
  'al-furjan': 'Al Furjan',
  dubailand: 'Dubailand',
  'al-barsha': 'Al Barsha',
  'masdar-city': 'Masdar City',
};

export const areaNamesOf = defineTexts({ en: () => names });
