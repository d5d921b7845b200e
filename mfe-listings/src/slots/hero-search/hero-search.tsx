import type { FacetCounts } from '@iwan/shared/domain/facets';
import type { ProjectName } from '@iwan/shared/domain/project-names';
import { clearSearch } from '@iwan/shared/domain/search-criteria';
import { parameters } from '@iwan/shared/paths/criteria';
import { paths } from '@iwan/shared/paths/paths';
import { Button } from '@iwan/shared/ui/button';
import { Icon } from '@iwan/shared/ui/icon';
import { useState } from 'react';
import { FilterLink } from '../../parts/filter/filter-link';
import { ChoiceCell } from './choice-cell';
import styles from './hero-search.module.css';
import { texts } from './texts';
import { useProjectNames } from './use-project-names';

/** The locations and how many projects each has. */
export type HeroSearchData = FacetCounts;

/**
 * The search panel on the arcade's ground line (section 2). A plain GET form over lists of boxes to tick: it leads to
 * the results without script too.
 */
export function HeroSearch({ data }: { readonly data: HeroSearchData }) {
  const [locations, setLocations] = useState<readonly string[]>([]);
  const [properties, setProperties] = useState<readonly ProjectName[]>([]);
  const [sought, setSought] = useState('');
  const { answer, retry } = useProjectNames(locations, sought);
  const offered = answer.status === 'ready' ? answer.found.names : [];

  function chooseLocations(next: readonly string[]): void {
    const still = new Set(next.map((location) => location.toLowerCase()));
    setLocations(next);
    setProperties((chosen) => chosen.filter(({ location }) => still.has(location.toLowerCase())));
  }

  function chooseProperties(next: readonly string[]): void {
    const known = [...properties, ...offered];
    setProperties(next.flatMap((name) => known.find((property) => property.name === name) ?? []));
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
        name={parameters.locations}
        label={texts.locations}
        nothing={texts.anyLocation}
        find={texts.findLocation}
        options={data}
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
          name={parameters.names}
          label={texts.properties}
          nothing={texts.anyProperty}
          find={texts.findProperty}
          options={offered.map(({ name }) => ({ value: name, count: null }))}
          chosen={properties.map(({ name }) => name)}
          onChange={chooseProperties}
          onSeek={setSought}
          isLoading={answer.status === 'loading'}
          isCut={answer.status === 'ready' && answer.found.isCut}
          failure={answer.status === 'failed' ? { message: answer.message, retry } : null}
        />
      )}
      <FilterLink criteria={clearSearch} action={paths.filterProperty()} look="quiet" className={styles.advanced}>
        <Icon name="sliders" />
        {texts.advanced}
      </FilterLink>
      <Button type="submit" className={styles.find}>
        {texts.find}
      </Button>
    </form>
  );
}
