import { type FacetCounts, type Facets, facetCount } from '@iwan/shared/domain/search/facets';
import type { SearchCriteria } from '@iwan/shared/domain/search/search-criteria';
import { parameters } from '@iwan/shared/paths/criteria';
import { Check } from '@iwan/shared/ui/check';
import { Select } from '@iwan/shared/ui/select';
import { Toggles, toggled } from '@iwan/shared/ui/toggles';
import { memo, type ReactNode, useId, useState } from 'react';
import { filterChoices } from './filter-choices';
import styles from './filter-fields.module.css';
import type { FilterOptions } from './filter-options';
import { texts } from './texts';

type ToggleCriterion = 'locations' | 'names' | 'configurations' | 'categories' | 'labels' | 'agents';

type ChangeCriteria = (changes: Partial<SearchCriteria>) => void;

const nobody: readonly string[] = [];

interface FilterFieldsProps {
  readonly criteria: SearchCriteria;
  /** Hears what of the criteria changes; left out in a form that the browser itself sends. Always the same function. */
  readonly onChange?: ChangeCriteria;
  /** `null` while the names are not there. */
  readonly options: FilterOptions | null;
  /** What each choice would give; empty while nobody has counted. */
  readonly facets?: Facets;
  readonly budget: ReactNode;
}

/** The choices of the advanced filter (section 2), the same in the dialog and in the page's own form. */
export function FilterFields({ criteria, onChange, options, facets = {}, budget }: FilterFieldsProps) {
  const developerId = useId();
  // Chosen before the filter was opened; what is taken off here can be put back.
  const [{ locations, names }] = useState(criteria);
  const developers = withChosen(options?.developers ?? [], criteria.developer === null ? [] : [criteria.developer]);

  const toggles = (name: ToggleCriterion, values: readonly string[]) => (
    <ToggleGroup
      name={name}
      values={values}
      chosen={criteria[name]}
      counts={countsOf(facets, name)}
      onChange={onChange}
    />
  );

  return (
    <div className={styles.fields}>
      {locations.length === 0 ? null : toggles('locations', locations)}
      {names.length === 0 ? null : toggles('names', names)}
      <div className={styles.wide}>
        <label className={styles.legend} htmlFor={developerId}>
          {texts.developer}
        </label>
        <Select
          id={developerId}
          name={parameters.developer}
          {...(onChange === undefined
            ? { defaultValue: criteria.developer ?? '' }
            : {
                value: criteria.developer ?? '',
                onChange: (event) => onChange({ developer: event.target.value || null }),
              })}
        >
          <option value="">{texts.allDevelopers}</option>
          {developers.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </div>
      {toggles('configurations', filterChoices.configurations)}
      {toggles('categories', filterChoices.categories)}
      {toggles('labels', filterChoices.labels)}
      {toggles('agents', options?.agents ?? nobody)}
      <fieldset className={styles.wide}>
        <legend className={styles.legend}>{texts.amenities}</legend>
        <div className={styles.amenities}>
          {withChosen(filterChoices.amenities, criteria.amenities).map((value) => {
            const isChosen = criteria.amenities.some((each) => each.toLowerCase() === value.toLowerCase());
            return (
              <Check
                key={value}
                name={parameters.amenities}
                value={value}
                {...(onChange === undefined
                  ? { defaultChecked: isChosen }
                  : { checked: isChosen, onChange: () => onChange({ amenities: toggled(criteria.amenities, value) }) })}
              >
                {value}
                <Count of={facetCount(facets.amenities, value)} />
              </Check>
            );
          })}
        </div>
      </fieldset>
      <fieldset className={styles.wide}>
        <legend className={styles.legend}>{texts.budget}</legend>
        {budget}
      </fieldset>
    </div>
  );
}

/** Locations and names are not counted: there may be thousands. */
function countsOf(facets: Facets, name: ToggleCriterion): FacetCounts | undefined {
  return name === 'names' || name === 'locations' ? undefined : facets[name];
}

interface ToggleGroupProps {
  readonly name: ToggleCriterion;
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  readonly counts: FacetCounts | undefined;
  readonly onChange: ChangeCriteria | undefined;
}

/** The toggles of one criterion. Drawn anew only when something of it changes, so that a press is answered at once. */
const ToggleGroup = memo(function ToggleGroup({ name, values, chosen, counts, onChange }: ToggleGroupProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{texts[name]}</legend>
      <Toggles
        name={parameters[name]}
        toggles={withChosen(values, chosen).map((value) => ({
          value,
          note: <Count of={facetCount(counts, value)} />,
        }))}
        chosen={chosen}
        onChange={onChange && ((next) => onChange({ [name]: next }))}
      />
    </fieldset>
  );
});

/** The values on offer, and behind them what was chosen beside them, as an address may. */
function withChosen(offered: readonly string[], chosen: readonly string[]): readonly string[] {
  const keys = new Set(offered.map((value) => value.toLowerCase()));
  return [...offered, ...chosen.filter((value) => !keys.has(value.toLowerCase()))];
}

function Count({ of }: { readonly of: number | null }) {
  if (of === null) return null;
  return (
    <small className={styles.count}>
      {of.toLocaleString('en-AE')}
      <span className="visually-hidden"> {texts.behind}</span>
    </small>
  );
}
