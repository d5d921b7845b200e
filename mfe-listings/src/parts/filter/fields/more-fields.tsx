import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import {
  choicesIn,
  noCriteria,
  type SearchCriteria,
  type SearchCriterion,
} from '@iwan/shared/domain/search/criteria/search-criteria';
import type { FacetCounts } from '@iwan/shared/domain/search/facets/facets';
import { parameters } from '@iwan/shared/paths/criteria';
import { TextField } from '@iwan/shared/ui/fields/field';
import { DownIcon } from '@iwan/shared/ui/icons/down';
import { type ReactNode, useId, useState } from 'react';
import { fieldChoicesOf } from '../../project-fields';
import { textsOf as criteriaTextsOf } from '../criteria-texts';
import { criterionText } from '../criterion-text';
import { textsOf } from '../texts';
import { AmenityFields } from './amenity-fields';
import { CompletionField } from './completion-field';
import { CriterionThreshold, type Fields, offeredValues, ToggleRow } from './criterion-fields';
import { filterChoices } from './filter-choices';
import styles from './filter-fields.module.css';

/** The criteria here, beside the plain fields of projects, further kinds and further amenities. */
const criteriaHere: readonly SearchCriterion[] = [
  'query',
  'completion',
  'views',
  'near',
  'charge',
  'built',
  'down',
  'yearsAfter',
  'monthlyShare',
  'netYield',
];

interface MoreFieldsProps {
  readonly of: Fields;
  /** The ends of the budget as typed amounts. */
  readonly prices: ReactNode;
}

/** The criteria that are used least, closed unless one of them is chosen. */
export function MoreFields({ of, prices }: MoreFieldsProps) {
  const texts = useTexts(textsOf);
  const criteriaTexts = useTexts(criteriaTextsOf);
  const locale = useLocale();
  const { criteria, facets, onChange } = of;
  const plain = fieldChoicesOf(locale).filter(({ isMain }) => !isMain);
  const kinds = beyond(offeredValues(of, 'kinds'), filterChoices.kinds);
  const amenities = beyond(offeredValues(of, 'amenities'), filterChoices.amenities);
  // It does not close when the last choice is removed.
  const [opens] = useState(() => isAnyHere(criteria, [...criteriaHere, ...plain.map(({ name }) => name)]));
  return (
    <details className={styles.more} open={opens}>
      <summary>
        <span>{texts.more}</span>
        <small>{texts.aboutMore}</small>
        <DownIcon />
      </summary>
      <div className={styles.fields}>
        <QueryField query={criteria.query} onChange={onChange && ((query) => onChange({ query }))} />
        {prices}
        <ToggleRow of={of} name="kinds" label={texts.moreKinds} values={kinds} />
        <CompletionField
          range={criteria.completion ?? null}
          counts={facets.completion}
          onChange={onChange && ((completion) => onChange({ completion }))}
        />
        <ToggleRow of={of} name="views" label={texts.views} values={offeredValues(of, 'views')} />
        <ToggleRow of={of} name="near" label={texts.near} values={offeredValues(of, 'near')} />
        {plain.map(({ name, label, choices }) =>
          choices === null ? null : <ToggleRow key={name} {...{ of, name, label }} values={choices} />,
        )}
        <div className={styles.six}>
          {plain.map(({ name, label, choices }) =>
            choices === null ? (
              <CriterionThreshold
                key={name}
                {...{ of, name, label }}
                labelOf={(least) => criterionText({ ...noCriteria, [name]: String(least) }, name, locale)}
              />
            ) : null,
          )}
          <CriterionThreshold of={of} name="charge" label={texts.charge} labelOf={texts.chargeUpTo} />
          <CriterionThreshold
            of={of}
            name="built"
            label={texts.built}
            labelOf={criteriaTexts.builtFrom}
            counts={isReported(facets.built) ? facets.built : undefined}
          />
          <CriterionThreshold of={of} name="down" label={texts.down} labelOf={criteriaTexts.downUpTo} />
          <CriterionThreshold
            of={of}
            name="yearsAfter"
            label={texts.yearsAfter}
            labelOf={criteriaTexts.yearsAfterFrom}
          />
          <CriterionThreshold of={of} name="netYield" label={texts.netYield} labelOf={criteriaTexts.yieldFrom} />
          <CriterionThreshold
            of={of}
            name="monthlyShare"
            label={texts.monthlyShare}
            labelOf={criteriaTexts.monthlyShareUpTo}
          />
        </div>
        {amenities.length === 0 ? null : (
          <AmenityFields
            label={texts.moreAmenities}
            values={amenities}
            chosen={criteria.amenities}
            counts={facets.amenities}
            onChange={onChange && ((next) => onChange({ amenities: next }))}
          />
        )}
      </div>
    </details>
  );
}

/** Where no project reports its progress, all counted ones are ready, which the handover field covers. */
const isReported = (counts: FacetCounts = []) => new Set(counts.map(({ count }) => count)).size > 1;

function beyond(values: readonly string[], first: readonly string[]): readonly string[] {
  const keys = new Set(first.map((value) => value.toLowerCase()));
  return values.filter((value) => value !== '' && !keys.has(value.toLowerCase()));
}

function isAnyHere(criteria: SearchCriteria, names: readonly SearchCriterion[]): boolean {
  return (
    names.some((name) => choicesIn(criteria, name) > 0) ||
    beyond(criteria.kinds, filterChoices.kinds).length > 0 ||
    beyond(criteria.amenities, filterChoices.amenities).length > 0
  );
}

interface QueryFieldProps {
  readonly query: string | null;
  readonly onChange: ((query: string | null) => void) | undefined;
}

function QueryField({ query, onChange }: QueryFieldProps) {
  const texts = useTexts(textsOf);
  const value = query ?? '';
  return (
    <TextField
      id={useId()}
      type="search"
      name={parameters.query}
      label={texts.query}
      placeholder={texts.queryHelp}
      autoComplete="off"
      maxLength={200}
      {...(onChange === undefined
        ? { defaultValue: value }
        : { value, onChange: ({ target }) => onChange(target.value === '' ? null : target.value) })}
    />
  );
}
