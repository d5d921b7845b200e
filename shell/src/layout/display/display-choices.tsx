import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { type DisplayCurrency, displayCurrencies } from '@iwan/shared/domain/money/display-currency';
import { type AreaUnit, areaUnits } from '@iwan/shared/domain/project/units/floor-area';
import { unitWords } from '@iwan/shared/domain/values/unit-words';
import { displayUnitsStore, useDisplayUnits } from '@iwan/shared/state/site-store';
import { Choices } from '@iwan/shared/ui/fields/choices';
import { chooseColourScheme, colourSchemes, useColourScheme } from '../../document/colour-scheme';
import { textsOf } from '../texts';
import styles from './display-units.module.css';
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

/** The currency and unit of area in which prices and sizes are shown as well. */
function DisplayUnitsChoices({ place, rate }: Props) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { currency, areaUnit } = useDisplayUnits((state) => state);
  return (
    <>
      <Choices
        name={`${place}-currency`}
        legend={texts.units.currency}
        options={displayCurrencies}
        labels={{ AED: unitWords('AED', locale) }}
        value={currency}
        onChange={(chosen) => displayUnitsStore.chooseCurrency(chosen as DisplayCurrency)}
      />
      <Choices
        name={`${place}-area-unit`}
        legend={texts.units.area}
        options={areaUnits}
        labels={Object.fromEntries(areaUnits.map((unit) => [unit, unitWords(unit, locale)]))}
        value={areaUnit}
        onChange={(chosen) => displayUnitsStore.chooseAreaUnit(chosen as AreaUnit)}
      />
      <p className={styles.note} role="status">
        {noteOn(rate, texts.units)}
      </p>
    </>
  );
}

function noteOn(rate: RateResponse, texts: ReturnType<typeof textsOf>['units']): string {
  switch (rate.status) {
    case 'unneeded':
      return texts.inDirhams;
    case 'loading':
      return texts.loading;
    case 'ready':
      return texts.approximate(rate.date);
    case 'failed':
      return texts.failed;
  }
}
