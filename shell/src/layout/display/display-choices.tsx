import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Choices } from '@iwan/shared/ui/fields/choices';
import { chooseColourScheme, colourSchemes, useColourScheme } from '../../document/colour-scheme';
import { textsOf } from '../texts';
import styles from './display-units.module.css';
import { DisplayUnitsChoices } from './display-units-choices';
import type { RateResponse } from './use-exchange-rate';

interface Props {
  /** Separates the radio groups of two such forms on the page. */
  readonly place: 'header' | 'menu';
  readonly rate: RateResponse;
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

/** The colour scheme of the site: that of the system, light or dark. */
function ColourSchemeChoices({ place }: { readonly place: 'header' | 'menu' }) {
  const texts = useTexts(textsOf);
  const labels = texts.colours.schemes;
  const chosen = useColourScheme();
  return (
    <Choices
      name={`${place}-colours`}
      legend={texts.colours.legend}
      options={colourSchemes.map((scheme) => labels[scheme])}
      value={labels[chosen]}
      onChange={(label) => chooseColourScheme(colourSchemes.find((scheme) => labels[scheme] === label) ?? 'system')}
    />
  );
}
