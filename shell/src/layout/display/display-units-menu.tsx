import { useDisclosure } from '@iwan/shared/dom/use-disclosure';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { useDisplayUnits } from '@iwan/shared/state/site-store';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { textsOf } from '../texts';
import { DisplayChoices } from './display-choices';
import styles from './display-units.module.css';
import type { RateAnswer } from './use-exchange-rate';

/** The menu of currency and unit of area in the wide header; its summary shows the current choice. */
export function DisplayUnitsMenu({ pathname, rate }: { readonly pathname: string; readonly rate: RateAnswer }) {
  const texts = useTexts(textsOf);
  const { details, onKeyDown } = useDisclosure(pathname);
  const { currency, areaUnit } = useDisplayUnits((state) => state);
  return (
    <details ref={details} suppressHydrationWarning className={styles.menu} onKeyDown={onKeyDown}>
      <summary aria-label={texts.units.label(currency, areaUnit)}>
        {currency}
        <DownIcon className={styles.arrow} />
      </summary>
      <div className={styles.sheet}>
        <DisplayChoices place="header" rate={rate} />
      </div>
    </details>
  );
}
