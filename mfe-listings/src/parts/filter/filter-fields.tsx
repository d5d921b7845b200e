import { type FacetName, type Facets, facetCount } from '@iwan/shared/domain/facets';
import { filterChoices } from '@iwan/shared/domain/filter-choices';
import type { SearchCriteria } from '@iwan/shared/domain/search-criteria';
import { parameters } from '@iwan/shared/paths/criteria';
import { Check } from '@iwan/shared/ui/check';
import { Select } from '@iwan/shared/ui/select';
import { Toggles, toggled } from '@iwan/shared/ui/toggles';
import { type ReactNode, useId } from 'react';
import styles from './filter-fields.module.css';
import type { FilterOptions } from './filter-options';
import { texts } from './texts';

interface FilterFieldsProps {
  readonly criteria: SearchCriteria;
  /** Left out in a form that the browser itself sends. */
  readonly onChange?: (criteria: SearchCriteria) => void;
  /** `null` while the names are not there. */
  readonly options: FilterOptions | null;
  /** What each choice would give; empty while nobody has counted. */
  readonly facets?: Facets;
  readonly budget: ReactNode;
}

/** The choices of the advanced filter (section 2), the same in the dialog and in the page's own form. */
export function FilterFields({ criteria, onChange, options, facets = {}, budget }: FilterFieldsProps) {
  const developerId = useId();
  const developers = withChosen(options?.developers ?? [], criteria.developer === null ? [] : [criteria.developer]);

  const change = (changes: Partial<SearchCriteria>) => onChange?.({ ...criteria, ...changes });
  const count = (name: FacetName, value: string) => <Count of={facetCount(facets[name], value)} />;
  const toggles = (name: 'configurations' | 'categories' | 'labels' | 'agents', values: readonly string[]) => (
    <fieldset>
      <legend className={styles.legend}>{texts[name]}</legend>
      <Toggles
        name={parameters[name]}
        toggles={withChosen(values, criteria[name]).map((value) => ({ value, note: count(name, value) }))}
        chosen={criteria[name]}
        onChange={onChange && ((chosen) => change({ [name]: chosen }))}
      />
    </fieldset>
  );

  return (
    <div className={styles.fields}>
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
                onChange: (event) => change({ developer: event.target.value || null }),
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
      {toggles('agents', options?.agents ?? [])}
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
                  : { checked: isChosen, onChange: () => change({ amenities: toggled(criteria.amenities, value) }) })}
              >
                {value}
                {count('amenities', value)}
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
