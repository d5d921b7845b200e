import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project, Unit } from '@iwan/shared/domain/model/entities';
import { displayCurrencies } from '@iwan/shared/domain/money/display-currency';
import { writeAmount } from '@iwan/shared/domain/money/typed-amount';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextField } from '@iwan/shared/ui/fields/field';
import { SelectField } from '@iwan/shared/ui/fields/select-field';
import { PageForm } from '@iwan/shared/ui/forms/page-form';
import { QueryFields } from '../../../parts/query-fields';
import { currencyParameter, type PlanField, type RequestedPlan } from '../../../parts/unit/plan-choices';
import { textsOf } from './texts';
import styles from './unit-plan.module.css';

interface PlanFormProps {
  readonly project: Project;
  readonly own: Query;
  readonly unit: Unit & { readonly id: string };
  /** Whether the fields that only apply to an off-plan home are shown. */
  readonly isOffPlan: boolean;
  readonly requested: RequestedPlan;
}

/** What a visitor can choose of a payment plan: a plain GET form, so that all of it is in the address. */
export function PlanForm({ project, own, unit, isOffPlan, requested: { choices, wrong } }: PlanFormProps) {
  const texts = useTexts(textsOf);
  const values: Readonly<Record<PlanField, string | number>> = {
    booked: choices.bookedOn,
    loan: choices.loanPercent,
    years: choices.loanYears,
    agency: choices.agencyPercent,
    oqood: writeAmount(choices.oqoodFee),
    service: choices.serviceCharge ?? '',
  };
  const field = (name: PlanField, type: 'text' | 'date' = 'text') => (
    <TextField
      id={`plan-${name}`}
      name={name}
      type={type}
      label={texts.labels[name]}
      autoComplete="off"
      inputMode={type === 'text' ? 'decimal' : undefined}
      defaultValue={wrong[name] ?? values[name]}
      error={wrong[name] === undefined ? undefined : texts.wrong[name]}
    />
  );
  return (
    <PageForm
      key={JSON.stringify([choices, wrong])}
      className={styles.form}
      action={paths.project(project)}
      aria-label={texts.form}
      data-works-unaided=""
    >
      <QueryFields query={{ ...own, unit: unit.id }} />
      {field('booked', 'date')}
      <SelectField
        id="plan-currency"
        label={texts.currency}
        name={currencyParameter}
        defaultValue={choices.currency}
        autoComplete="off"
      >
        {displayCurrencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      {field('loan')}
      {field('years')}
      {field('agency')}
      {isOffPlan ? field('oqood') : null}
      {field('service')}
      <Button type="submit" look="outline" size="small">
        {texts.change}
      </Button>
    </PageForm>
  );
}
