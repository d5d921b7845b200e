import { ColourSchemeChoices } from './colour-scheme-choices';
import styles from './display-units.module.css';
import { DisplayUnitsChoices } from './display-units-choices';
import type { RateAnswer } from './use-exchange-rate';

interface Props {
  /** Keeps the radio groups of two places on the page apart. */
  readonly place: 'header' | 'menu';
  readonly rate: RateAnswer;
}

/** How the site is shown to a visitor: in which currency and unit, and in which colours. */
export function DisplayChoices({ place, rate }: Props) {
  return (
    <div className={styles.choices}>
      <DisplayUnitsChoices place={place} rate={rate} />
      <ColourSchemeChoices place={place} />
    </div>
  );
}
