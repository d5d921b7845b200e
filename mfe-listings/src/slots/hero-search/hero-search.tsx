import { paths } from '@iwan/shared/paths/paths';
import { Button, ButtonLink } from '@iwan/shared/ui/button';
import { Icon } from '@iwan/shared/ui/icon';
import { useState } from 'react';
import { ChoiceCell } from './choice-cell';
import styles from './hero-search.module.css';
import { texts } from './texts';

export type HeroSearchData = readonly { readonly location: string; readonly names: readonly string[] }[];

/**
 * The search panel on the arcade's ground line (section 2). A plain GET form over lists of boxes to tick: it leads to
 * the results without script too.
 */
export function HeroSearch({ data }: { readonly data: HeroSearchData }) {
  const [locations, setLocations] = useState<readonly string[]>([]);
  const [properties, setProperties] = useState<readonly string[]>([]);
  const offered = namesIn(data, locations);

  function chooseLocations(next: readonly string[]): void {
    setLocations(next);
    const still = new Set(namesIn(data, next));
    setProperties((chosen) => chosen.filter((name) => still.has(name)));
  }

  return (
    <form
      className={styles.panel}
      action={paths.filterAllProperty()}
      method="get"
      aria-label={texts.form}
      data-works-unaided=""
    >
      <ChoiceCell
        id="search-location"
        name="location"
        label={texts.locations}
        nothing={texts.anyLocation}
        find={texts.findLocation}
        options={data.map(({ location, names }) => ({ value: location, count: names.length }))}
        chosen={locations}
        onChange={chooseLocations}
      />
      {locations.length === 0 ? (
        <button type="button" className={styles.cell} disabled aria-describedby="search-property-why">
          <b>{texts.properties}</b>
          <span id="search-property-why">{texts.locked}</span>
          <Icon name="lock" className={styles.mark} />
        </button>
      ) : (
        <ChoiceCell
          id="search-property"
          name="property"
          label={texts.properties}
          nothing={texts.anyProperty}
          find={texts.findProperty}
          options={offered.map((value) => ({ value, count: null }))}
          chosen={properties}
          onChange={setProperties}
        />
      )}
      <ButtonLink look="quiet" className={styles.advanced} href={paths.filterProperty()}>
        <Icon name="sliders" />
        {texts.advanced}
      </ButtonLink>
      <Button type="submit" className={styles.find}>
        {texts.find}
      </Button>
    </form>
  );
}

/** The names of the projects in the chosen locations, each once, by name. */
function namesIn(data: HeroSearchData, locations: readonly string[]): readonly string[] {
  const names = data.filter(({ location }) => locations.includes(location)).flatMap((each) => each.names);
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, 'en'));
}
