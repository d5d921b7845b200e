import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import type { AskingComparison } from './asking-price';
import { textsOf } from './texts';

/** `6% above the median of 34 sales` */
export function AskingLine({ asking: { percent, sales } }: { readonly asking: AskingComparison }) {
  const texts = useTexts(textsOf);
  const share = useFormat().percent(Math.abs(percent) / 100);
  if (percent === 0) return texts.level(sales);
  return percent > 0 ? texts.above(share, sales) : texts.below(share, sales);
}

/** `2` => `2BR`, as types of homes are written; 0 is a studio. */
export const homeOf = (bedrooms: number, locale: string) =>
  valueWords(bedrooms === 0 ? 'Studio' : `${bedrooms}BR`, locale);

/** Which sales these are, and that prices per square foot are compared. */
export function AskingBasis({ asking, area }: { readonly asking: AskingComparison; readonly area: string }) {
  const { basis: texts } = useTexts(textsOf);
  const format = useFormat();
  const month = format.month(instantOfDay(asking.since));
  const homes = asking.bedrooms === null ? null : homeOf(asking.bedrooms, format.locale);
  if (asking.of === 'project') return homes === null ? texts.project(month) : texts.projectAlike(homes, month);
  return homes === null ? texts.area(area, month) : texts.areaAlike(homes, area, month);
}
