import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Unit } from '@iwan/shared/domain/model/entities';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import type { Query } from '@iwan/shared/paths/query';
import { Button } from '@iwan/shared/ui/actions/button';
import { Check } from '@iwan/shared/ui/fields/check';
import { TextField } from '@iwan/shared/ui/fields/field';
import { SelectField } from '@iwan/shared/ui/fields/select-field';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import { QueryFields } from '../../../parts/query-fields';
import { unitChoices } from './listed-units';
import { textsOf } from './texts';
import { type RequestedUnits, type TypedUnitField, unitParameters, unitSorts } from './unit-question';
import styles from './units-filter.module.css';

interface UnitsFilterProps {
  readonly path: string;
  /** Other query parameters, which the form keeps. */
  readonly query: Query;
  readonly units: readonly Unit[];
  readonly requested: RequestedUnits;
}

/** Filters and sorts the units: a plain GET form, which the shell submits in place with script. */
export function UnitsFilter({ path, query, units, requested: { question, wrong } }: UnitsFilterProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { types, views, hasFloors, hasDays } = unitChoices(units);
  const named = (value: string) => [value, valueWords(value, locale)] as const;
  const field = (name: TypedUnitField, label: string) => (
    <TextField
      id={unitParameters[name]}
      name={unitParameters[name]}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={wrong[name] ?? question[name] ?? ''}
      error={wrong[name] === undefined ? undefined : texts.wrong[name]}
    />
  );
  const sorts = unitSorts.filter(
    (sort) => (hasFloors || !sort.startsWith('floor')) && (hasDays || sort !== 'confirmed'),
  );
  return (
    <PageForm
      key={JSON.stringify(question)}
      className={styles.filter}
      action={path}
      aria-label={texts.filter}
      data-works-unaided=""
      data-print="none"
    >
      <QueryFields query={query} />
      {types.length < 2 ? null : (
        <Choice name="type" label={texts.anyType} value={question.type} options={types.map(named)} />
      )}
      {views.length < 2 ? null : (
        <Choice name="view" label={texts.anyView} value={question.view} options={views.map(named)} />
      )}
      {hasFloors ? field('floor', texts.floorFrom) : null}
      {field('size', texts.sizeFrom)}
      {field('price', texts.priceTo)}
      <Choice
        name="sort"
        label={texts.asListed}
        value={question.sort}
        options={sorts.map((sort) => [sort, texts.orders[sort]])}
      />
      <Check name={unitParameters.isFree} value="1" defaultChecked={question.isFree}>
        {texts.onlyFree}
      </Check>
      <Button type="submit" look="outline" size="small">
        {texts.show}
      </Button>
    </PageForm>
  );
}

interface ChoiceProps {
  readonly name: 'type' | 'view' | 'sort';
  /** The option for no choice. */
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  const { type, view, sort } = useTexts(textsOf);
  const id = unitParameters[name];
  return (
    <SelectField id={id} label={{ type, view, sort }[name]} name={id} defaultValue={value ?? ''} autoComplete="off">
      <option value="">{label}</option>
      {options.map(([option, optionLabel]) => (
        <option key={option} value={option}>
          {optionLabel}
        </option>
      ))}
    </SelectField>
  );
}
