import { useLocale } from '@iwan/shared/domain/format/locale-context';
import { areaIn } from '@iwan/shared/domain/project/units/floor-area';
import { useDisplayUnits } from '@iwan/shared/state/site-store';

/** An area in the chosen unit; as the record has it where that cannot be parsed. */
export function FloorArea({ text }: { readonly text: string }) {
  const locale = useLocale();
  return useDisplayUnits(({ areaUnit }) => areaIn(areaUnit, text, locale));
}
