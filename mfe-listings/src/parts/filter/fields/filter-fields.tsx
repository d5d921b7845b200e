import { locationName } from '@iwan/shared/domain/areas/area-of';
import { areas } from '@iwan/shared/domain/areas/areas';
import { formatFor } from '@iwan/shared/domain/format/format';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { afterHandover } from '@iwan/shared/domain/search/criteria/table';
import type { Facets } from '@iwan/shared/domain/search/facets/facets';
import { parameters, type Unread } from '@iwan/shared/paths/criteria';
import { type ReactNode, useState } from 'react';
import { fieldChoicesOf } from '../../project-fields';
import { criterionText } from '../criterion-text';
import { FirstHomeField } from '../first-home-field';
import { nameIn, noNames } from '../shown-names';
import { textsOf } from '../texts';
import { AmenityFields } from './amenity-fields';
import {
  type ChangeCriteria,
  CriterionToggles,
  type Fields,
  offeredValues,
  TogglePick,
  ToggleRow,
} from './criterion-fields';
import { Pick, Row, SelectField } from './field-frames';
import { filterChoices } from './filter-choices';
import styles from './filter-fields.module.css';
import type { FilterOptions } from './filter-options';
import { HandoverField } from './handover-field';
import { MonthlyField, SizeField } from './home-fields';
import { MoreFields } from './more-fields';
import { PaymentField } from './payment-field';
import { withChosen } from './with-chosen';

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
  /** The ends of the budget as typed amounts, where `budget` is a slider. */
  readonly prices?: ReactNode;
  /** Inputs that could not be read: shown in their fields again. */
  readonly unread?: Unread | undefined;
}

/**
 * The fields of the advanced filter, the same in the dialog and in the page's own form: those of section 2, the six of ours
 * that are used most, each behind a field, and the others under More.
 */
export function FilterFields({ criteria, onChange, options, facets = {}, budget, prices, unread }: FilterFieldsProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const of = { criteria, facets, onChange };
  // Chosen before the filter was opened; kept as an option after it is removed.
  const [{ locations, names }] = useState(criteria);
  const places = withChosen(
    areas.map(({ name }) => name),
    locations.map(locationName),
  );
  const { developer } = criteria;
  const shown = options?.shown ?? noNames;
  const developers = withChosen(options?.developers ?? nobody, developer === null ? nobody : [developer]);
  const main = fieldChoicesOf(locale).filter(({ isMain }) => isMain);
  return (
    <div className={styles.fields}>
      <div className={styles.two}>
        <SelectField
          name={parameters.developer}
          label={texts.developer}
          any={texts.allDevelopers}
          value={developer}
          options={developers.map((name) => ({ value: name, text: nameIn(shown, name) }))}
          onChange={onChange && ((name) => onChange({ developer: name }))}
        />
        <TogglePick
          of={of}
          name="agents"
          label={texts.agents}
          names={shown}
          values={withChosen(options?.agents ?? nobody, criteria.agents)}
        />
      </div>
      <ToggleRow
        of={of}
        name="configurations"
        label={texts.configurations}
        values={withChosen(filterChoices.configurations, criteria.configurations)}
      />
      <ToggleRow
        of={of}
        name="categories"
        label={texts.categories}
        values={withChosen(filterChoices.categories, criteria.categories)}
      />
      <ToggleRow of={of} name="kinds" label={texts.kinds} values={filterChoices.kinds} />
      <ToggleRow
        of={of}
        name="labels"
        label={texts.labels}
        values={withChosen(filterChoices.labels, criteria.labels)}
      />
      <Row label={texts.budget}>
        {budget}
        <FirstHomeField
          isChosen={criteria.firstHome !== null}
          onChange={onChange && ((firstHome) => onChange({ firstHome }))}
        />
      </Row>
      <AmenityFields
        label={texts.amenities}
        values={filterChoices.amenities}
        chosen={criteria.amenities}
        counts={facets.amenities}
        onChange={onChange && ((amenities) => onChange({ amenities }))}
      />
      <div className={styles.six}>
        <TogglePick of={of} name="locations" label={texts.locations} values={places} />
        {names.length === 0 ? null : <TogglePick of={of} name="names" label={texts.names} values={names} />}
        <HandoverField
          wish={criteria.handover ?? null}
          counts={facets.handover}
          onChange={onChange && ((handover) => onChange({ handover }))}
        />
        <SizeField {...{ criteria, unread, onChange }} />
        <PaymentPick of={of} />
        <MonthlyField {...{ criteria, unread, onChange }} />
        {main.map(({ name, label, choices }) => (
          <TogglePick key={name} of={of} name={name as 'kinds'} label={label} values={choices ?? nobody} />
        ))}
      </div>
      <MoreFields of={of} prices={prices} />
    </div>
  );
}

/** How the price is paid. Hidden where no project has a payment plan. */
function PaymentPick({ of }: { readonly of: Fields }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { criteria, facets, onChange } = of;
  const plans = offeredValues(of, 'plans');
  const isAfterHandover = criteria.payment === afterHandover;
  if (plans.length === 0 && !isAfterHandover && !facets.payment?.length) return null;
  const chosen = [criterionText(criteria, 'payment', locale), criterionText(criteria, 'plans', locale)];
  return (
    <Pick label={texts.payment} chosen={formatFor(locale).list(chosen.filter(Boolean), 'unit')} any={texts.anyOf}>
      <PaymentField
        isChosen={isAfterHandover}
        counts={facets.payment}
        onChange={onChange && ((payment) => onChange({ payment }))}
      />
      {plans.length === 0 ? null : (
        <>
          <p className={styles.about}>{texts.plans}</p>
          <CriterionToggles of={of} name="plans" values={plans} />
        </>
      )}
    </Pick>
  );
}
