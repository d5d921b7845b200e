import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria, SearchCriterion } from '@iwan/shared/domain/search/criteria/search-criteria';
import { type FacetCounts, type FacetName, type Facets, facetCount } from '@iwan/shared/domain/search/facets/facets';
import { parameters } from '@iwan/shared/paths/criteria';
import { memo } from 'react';
import { criterionText } from '../criterion-text';
import { criteriaIn, noNames, type ShownNames } from '../shown-names';
import { textsOf } from '../texts';
import { ChoiceCount } from './choice-count';
import { Pick, Row, SelectField } from './field-frames';
import { Toggles } from './toggles';
import { withChosen } from './with-chosen';

export type ChangeCriteria = (changes: Partial<SearchCriteria>) => void;

/** What every field of the filter shows, and whom it calls. */
export interface Fields {
  readonly criteria: SearchCriteria;
  /** Counts of each choice; empty until they are loaded. */
  readonly facets: Facets;
  /** Called with the changed criteria; left out in a form that the browser submits. Has to be a stable function. */
  readonly onChange: ChangeCriteria | undefined;
}

interface CriterionProps {
  readonly of: Fields;
  readonly name: SearchCriterion;
  readonly label: string;
  readonly values: readonly string[];
  /** Of records among the values, in the language of the page. */
  readonly names?: ShownNames;
}

const nobody: readonly string[] = [];
export const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : nobody);
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
/** Names have no counts: there may be thousands. */
const countsOf = (facets: Facets, name: SearchCriterion): FacetCounts | undefined => facets[name as FacetName];

/** The values that projects have, and the chosen ones. */
export function offeredValues({ criteria, facets }: Fields, name: FacetName): readonly string[] {
  return withChosen(facets[name]?.map(({ value }) => value) ?? nobody, listOf(criteria[name]));
}

/** The toggles of one criterion, beside its name; nothing without values. */
export function ToggleRow({ label, ...toggles }: CriterionProps) {
  if (toggles.values.length === 0) return null;
  return (
    <Row label={label}>
      <CriterionToggles {...toggles} />
    </Row>
  );
}

/** The toggles of one criterion behind a field. */
export function TogglePick({ label, ...toggles }: CriterionProps) {
  const texts = useTexts(textsOf);
  const chosen = criterionText(criteriaIn(toggles.names ?? noNames, toggles.of.criteria), toggles.name, useLocale());
  return (
    <Pick label={label} chosen={chosen} any={texts.anyOf}>
      <CriterionToggles {...toggles} />
    </Pick>
  );
}

export function CriterionToggles({
  of: { criteria, facets, onChange },
  name,
  values,
  names,
}: Omit<CriterionProps, 'label'>) {
  const chosen = listOf(criteria[name]);
  return <CountedToggles {...{ name, values, names, chosen, onChange }} counts={countsOf(facets, name)} />;
}

interface CountedTogglesProps {
  readonly name: SearchCriterion;
  readonly values: readonly string[];
  readonly names: ShownNames | undefined;
  readonly chosen: readonly string[];
  readonly counts: FacetCounts | undefined;
  readonly onChange: ChangeCriteria | undefined;
}

/** Memoised, so that the page responds to a press at once. */
const CountedToggles = memo(function CountedToggles({
  name,
  values,
  names,
  chosen,
  counts,
  onChange,
}: CountedTogglesProps) {
  return (
    <Toggles
      name={parameters[name]}
      toggles={values.map((value) => ({
        value,
        shown: names?.[value],
        note: <ChoiceCount of={facetCount(counts, value)} />,
      }))}
      chosen={chosen}
      onChange={onChange && ((next) => onChange({ [name]: next }))}
    />
  );
});

interface CriterionThresholdProps extends Omit<CriterionProps, 'values'> {
  readonly labelOf: (value: number) => string;
  /** Instead of those of the criterion. */
  readonly counts?: FacetCounts | undefined;
}

export function CriterionThreshold({ of, name, label, labelOf, ...rest }: CriterionThresholdProps) {
  const { criteria, facets, onChange } = of;
  return (
    <ThresholdField
      name={parameters[name]}
      {...{ label, labelOf }}
      chosen={textOf(criteria[name])}
      counts={'counts' in rest ? rest.counts : countsOf(facets, name)}
      onChange={onChange && ((value) => onChange({ [name]: value }))}
    />
  );
}

interface ThresholdFieldProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | null;
  readonly labelOf: (value: number) => string;
  /** Counts by value; left out until they are loaded. */
  readonly counts: FacetCounts | undefined;
  /** Called with the choice; left out in a form that the browser submits. */
  readonly onChange?: ((value: string | null) => void) | undefined;
}

/** A minimum or maximum of a number that projects have. Hidden where none of them has it. */
function ThresholdField({ name, label, chosen, labelOf, counts = [], onChange }: ThresholdFieldProps) {
  const texts = useTexts(textsOf);
  const counted = new Map(counts.map(({ value, count }) => [value, count]));
  const values = [...new Set([...counted.keys(), ...(chosen === null ? [] : [chosen])])].sort(
    (one, other) => Number(one) - Number(other),
  );
  if (values.length === 0) return null;
  const options = values.map((value) => ({
    value,
    text: labelOf(Number(value)),
    count: counted.get(value) ?? null,
  }));
  return <SelectField {...{ name, label, options, onChange }} any={texts.anyOf} value={chosen} />;
}
