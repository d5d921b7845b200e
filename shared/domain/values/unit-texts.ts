import { defineTexts } from '../format/define-texts';

/** What amounts and areas are written with; apart from other values, because the header of every page has them. */
const units: Readonly<Record<string, string>> = { AED: 'AED', 'sq ft': 'sq ft', 'sq m': 'sq m' };

export const unitTextsOf = defineTexts({ en: () => units });
