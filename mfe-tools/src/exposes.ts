import { contactCall } from '@iwan/shared/api/declared-calls';
import { defineExposes } from '@iwan/shared/contracts/exposes';
import { recordScreens } from '@iwan/shared/contracts/office';
import { openingsCall } from './calls';
import { textsOf as applyTexts } from './dialogs/apply/texts';
import { textsOf as calculatorTexts } from './dialogs/calculator/texts';
import { textsOf as openingsTexts } from './office/openings/texts';

/**
 * What this remote exposes, one line for each page, dialog or resource: the folder of that name in `src/pages`, `src/dialogs`,
 * …
 */
export const exposes = defineExposes({
  pages: {
    career: { pattern: '/career', forms: ['career'] },
    opening: {
      pattern: '/career/:opening',
      hydration: 'interaction',
      example: '/career/property-inspector',
      forms: ['career'],
    },
    ...recordScreens({
      ...{ path: '/office/openings', list: 'openings', record: 'opening', resource: 'openings', inMenu: 400 },
      title: (locale) => openingsTexts(locale).title,
    }),
  },
  dialogs: {
    calculator: { title: (locale) => calculatorTexts(locale).title },
    apply: { title: (locale) => applyTexts(locale).title, forms: ['career'] },
  },
  resources: {
    rates: { pattern: '/rates/latest/:base' },
  },
  services: ['rates'],
  calls: [contactCall, openingsCall],
  backend: { contract: '^1.0.0' },
});
