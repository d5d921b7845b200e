import { defineTexts } from '../../../format/define-texts';
import { areaIn } from '../../../project/units/floor-area';
import type { BathsTexts } from './baths';
import type { BuiltTexts } from './built';
import type { ChargeTexts } from './charge';
import type { MonthlyTexts } from './monthly';
import type { NearTexts } from './near';
import type { PlanTexts } from './plans';
import type { SizeTexts } from './size';
import type { ViewTexts } from './views';

type HomeTexts = SizeTexts & BathsTexts & ViewTexts & NearTexts & PlanTexts & ChargeTexts & BuiltTexts & MonthlyTexts;

/** The words of criteria of a home, the same on a chip and in the name of a search. */
export const homeTextsOf = defineTexts<HomeTexts>({
  en: (format) => {
    const size = (squareFeet: number) => `${format.whole(squareFeet)} sq ft`;
    const metres = (squareFeet: number) => areaIn('sq m', `${squareFeet} sq ft`, format.locale);
    return {
      sizeFrom: (from) => `From ${size(from)} (${metres(from)})`,
      sizeUpTo: (to) => `Up to ${size(to)} (${metres(to)})`,
      sizeBetween: (from, to) => `${format.whole(from)} – ${size(to)}`,
      bathsFrom: (baths) => format.plural(baths, { one: '# bath or more', other: '# baths or more' }),
      viewOf: (what) => `${what} view`,
      nearTo: (what) => `Near: ${what}`,
      paidAs: (split) => `Payment plan ${split}`,
      chargeUpTo: (dirhams) => `Service charge up to ${format.dirhams(dirhams)} per sq ft`,
      builtFrom: (percent) => (percent === 100 ? 'Built' : `${format.number(percent)}% built or more`),
      monthlyUpTo: (dirhams) => `Bank loan up to ${format.dirhams(dirhams)} a month`,
    };
  },
});
