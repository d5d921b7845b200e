import { locationName } from '@iwan/shared/domain/areas/area-of';
import { areas } from '@iwan/shared/domain/areas/areas';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import {
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from '@iwan/shared/domain/search/criteria/search-criteria';
import { afterHandover } from '@iwan/shared/domain/search/criteria/table';
import { type FacetCounts, type FacetName, type Facets, facetCount } from '@iwan/shared/domain/search/facets/facets';
import { parameters, type Unread } from '@iwan/shared/paths/criteria';
import { TextField } from '@iwan/shared/ui/fields/field';
import { Select } from '@iwan/shared/ui/fields/select';
import { memo, type ReactNode, useId, useState } from 'react';
import { fieldChoicesOf } from '../../project-fields';
import { criterionText } from '../criterion-text';
import { textsOf } from '../texts';
import { AmenityFields } from './amenity-fields';
import { ChoiceCount } from './choice-count';
import { CompletionField } from './completion-field';
import { filterChoices } from './filter-choices';
import styles from './filter-fields.module.css';
import type { FilterOptions } from './filter-options';
import { HandoverField } from './handover-field';
import { HomeFields } from './home-fields';
import { PaymentField } from './payment-field';
import { ThresholdField } from './threshold-field';
import { Toggles } from './toggles';
import { withChosen } from './with-chosen';

type ToggleCriterion = 'locations' | 'names' | 'configurations' | 'categories' | 'kinds' | 'labels' | 'agents';

/** Lists whose values come from the projects: offered as far as any project has them. */
const ofRecords = ['views', 'near', 'plans'] as const;

type ChangeCriteria = (changes: Partial<SearchCriteria>) => void;

const nobody: readonly string[] = [];

interface FilterFieldsProps {
  readonly criteria: SearchCriteria;
  /** Called with the changed criteria; left out in a form that the browser submits. Has to be a stable function. */
  readonly onChange?: ChangeCriteria;
  /** `null` until the names are loaded. */
  readonly options: FilterOptions | null;
  /** Counts of each choice; empty until they are loaded. */
  readonly facets?: Facets;
  readonly budget: ReactNode;
  /** Inputs that could not be read: shown in their fields again. */
  readonly unread?: Unread | undefined;
}

/** The fields of the advanced filter (section 2), the same in the dialog and in the page's own form. */
export function FilterFields({ criteria, onChange, options, facets = {}, budget, unread }: FilterFieldsProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const id = useId();
  // Chosen before the filter was opened; kept as an option after it is removed.
  const [{ locations, names }] = useState(criteria);
  const places = withChosen(
    areas.map(({ name }) => name),
    locations.map(locationName),
  );

  const toggles = (name: ToggleCriterion, values: readonly string[]) => (
    <ToggleGroup
      name={name}
      label={texts[name]}
      about={texts.about[name]}
      values={values}
      chosen={criteria[name]}
      counts={countsOf(facets, name)}
      onChange={onChange}
    />
  );

  return (
    <div className={styles.fields}>
      <QueryField query={criteria.query} onChange={onChange} />
      <div className={styles.wide}>{toggles('locations', places)}</div>
      {names.length === 0 ? null : toggles('names', names)}
      <fieldset className={styles.wide} aria-describedby={`${id}-budget`}>
        <legend className={styles.legend}>{texts.budget}</legend>
        <p className={styles.about} id={`${id}-budget`}>
          {texts.about.budget}
        </p>
        {budget}
      </fieldset>
      {toggles('configurations', filterChoices.configurations)}
      {toggles('categories', filterChoices.categories)}
      {toggles('kinds', withChosen(filterChoices.kinds, facets.kinds?.map(({ value }) => value) ?? nobody))}
      <HandoverField
        wish={criteria.handover ?? null}
        counts={facets.handover}
        onChange={onChange && ((handover) => onChange({ handover }))}
      />
      <CompletionField
        range={criteria.completion ?? null}
        counts={facets.completion}
        onChange={onChange && ((completion) => onChange({ completion }))}
      />
      <PaymentField
        isChosen={criteria.payment === afterHandover}
        counts={facets.payment}
        onChange={onChange && ((payment) => onChange({ payment }))}
      />
      <HomeFields criteria={criteria} facets={facets} unread={unread} onChange={onChange} />
      {ofRecords.map((name) => {
        const values = withChosen(facets[name]?.map(({ value }) => value) ?? nobody, listOf(criteria[name]));
        return values.length === 0 ? null : (
          <ToggleGroup
            key={name}
            name={name}
            label={texts[name]}
            about={texts.about[name]}
            values={values}
            chosen={listOf(criteria[name])}
            counts={facets[name]}
            onChange={onChange}
          />
        );
      })}
      {fieldChoicesOf(locale).map(({ name, label, about, choices }) =>
        choices === null ? (
          <ThresholdField
            key={name}
            name={parameters[name]}
            label={label}
            chosen={textOf(criteria[name])}
            labelOf={(least) => criterionText({ ...noCriteria, [name]: String(least) }, name, locale)}
            counts={facets[name as FacetName]}
            onChange={onChange && ((value) => onChange({ [name]: value }))}
          />
        ) : (
          <ToggleGroup
            key={name}
            name={name}
            label={label}
            about={about}
            values={choices}
            chosen={listOf(criteria[name])}
            counts={facets[name as FacetName]}
            onChange={onChange}
          />
        ),
      )}
      {toggles('labels', filterChoices.labels)}
      {toggles('agents', options?.agents ?? nobody)}
      <DeveloperField developer={criteria.developer} offered={options?.developers ?? nobody} onChange={onChange} />
      <AmenityFields
        chosen={criteria.amenities}
        counts={facets.amenities}
        onChange={onChange && ((amenities) => onChange({ amenities }))}
      />
    </div>
  );
}

/** Names have no counts: there may be thousands. */
function countsOf(facets: Facets, name: ToggleCriterion): FacetCounts | undefined {
  return name === 'names' ? undefined : facets[name];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : nobody);

interface QueryFieldProps {
  readonly query: string | null;
  readonly onChange: ChangeCriteria | undefined;
}

function QueryField({ query, onChange }: QueryFieldProps) {
  const texts = useTexts(textsOf);
  const id = useId();
  const value = query ?? '';
  return (
    <div className={styles.wide}>
      <TextField
        id={id}
        type="search"
        name={parameters.query}
        label={texts.query}
        placeholder={texts.queryHelp}
        autoComplete="off"
        maxLength={200}
        {...(onChange === undefined
          ? { defaultValue: value }
          : { value, onChange: ({ target }) => onChange({ query: target.value === '' ? null : target.value }) })}
      />
    </div>
  );
}

interface DeveloperFieldProps {
  readonly developer: string | null;
  readonly offered: readonly string[];
  readonly onChange: ChangeCriteria | undefined;
}

function DeveloperField({ developer, offered, onChange }: DeveloperFieldProps) {
  const texts = useTexts(textsOf);
  const id = useId();
  const value = developer ?? '';
  return (
    <div className={styles.wide}>
      <label className={styles.legend} htmlFor={id}>
        {texts.developer}
      </label>
      <Select
        id={id}
        name={parameters.developer}
        {...(onChange === undefined
          ? { defaultValue: value }
          : { value, onChange: ({ target }) => onChange({ developer: target.value || null }) })}
      >
        <option value="">{texts.allDevelopers}</option>
        {withChosen(offered, developer === null ? nobody : [developer]).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </div>
  );
}

interface ToggleGroupProps {
  readonly name: SearchCriterion;
  readonly label: string;
  readonly about: string;
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  readonly counts: FacetCounts | undefined;
  readonly onChange: ChangeCriteria | undefined;
}

/** The toggles of one criterion. Memoised, so that the page responds to a press at once. */
const ToggleGroup = memo(function ToggleGroup({
  name,
  label,
  about,
  values,
  chosen,
  counts,
  onChange,
}: ToggleGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.about} id={id}>
        {about}
      </p>
      <Toggles
        name={parameters[name]}
        toggles={withChosen(values, chosen).map((value) => ({
          value,
          note: <ChoiceCount of={facetCount(counts, value)} />,
        }))}
        chosen={chosen}
        onChange={onChange && ((next) => onChange({ [name]: next }))}
      />
    </fieldset>
  );
});
