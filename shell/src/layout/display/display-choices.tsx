import { ColourSchemeChoices } from './colour-scheme-choices';
import styles from './display-units.module.css';
import { DisplayUnitsChoices } from './display-units-choices';
import type { RateAnswer } from './use-exchange-rate';

interface Props {
  /** Separates the radio groups of two such forms on the page. */
  readonly place: 'header' | 'menu';
  readonly rate: RateAnswer;
}

/** The visitor's preferences: currency and unit of area, and the colour scheme. */
export function DisplayChoices({ place, rate }: Props) {
  return (
    <div className={styles.choices}>
      <DisplayUnitsChoices place={place} rate={rate} />
      <ColourSchemeChoices place={place} />
    </div>
  );
}
