import { classNames } from '@iwan/shared/dom/class-names';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project, Unit } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { ShareButton } from '@iwan/shared/ui/actions/share-button';
import { planQuery } from '../../../parts/unit/plan-choices';
import { planFilePath } from '../../../parts/unit/plan-paths';
import { textsOf as planTextsOf } from '../../../parts/unit/texts';
import { unitName } from '../../../parts/unit/unit-words';
import table from '../offer-table.module.css';
import type { ChosenUnit } from './load-unit';
import { PlanForm } from './plan-form';
import { textsOf } from './texts';
import styles from './unit-plan.module.css';

interface UnitPlanProps {
  readonly project: Project;
  /** Query parameters of the project's own address: its id, where others share the address. */
  readonly own: Query;
  readonly unit: Unit & { readonly id: string };
  readonly chosen: Extract<ChosenUnit, { status: 'found' }>;
}

/** The payment plan of a unit: its form, its table, and its files. Nothing for a unit that is sold or has no price. */
export function UnitPlan({ project, own, unit, chosen: { asked, plan } }: UnitPlanProps) {
  const words = useTexts(planTextsOf);
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { choices } = asked;
  if (plan === null) return null;
  const file = (format: 'pdf' | 'ics') => ({
    href: planFilePath(format, project.id, unit.id, choices),
    download: `payment-plan-${unit.id}.${format}`,
  });
  return (
    <div className={styles.plan} data-scroll="keep">
      <h3 id="unit-plan-title" tabIndex={-1}>
        {words.planTitle}
      </h3>
      <PlanForm project={project} own={own} unit={unit} isOffPlan={plan.isOffPlan} asked={asked} />
      <table className={classNames(table.table, styles.lines)} aria-labelledby="unit-plan-title">
        <thead>
          <tr>
            <th scope="col">{words.payment}</th>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.share}</th>
            <th scope="col">{words.amount}</th>
            {plan.currency === null ? null : <th scope="col">{words.converted(plan.currency)}</th>}
          </tr>
        </thead>
        <tbody>
          {plan.lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">{line.what}</th>
              <td className={styles.when}>
                {line.date === null ? line.when : <time dateTime={line.date}>{line.when}</time>}
              </td>
              <td className={styles.share}>{line.share}</td>
              <td className={styles.amount}>
                {line.amount}
                {line.byLoan === '' ? null : <small>{line.byLoan}</small>}
              </td>
              {plan.currency === null ? null : <td className={styles.converted}>{line.converted}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.totals}>
        {plan.totals.map(({ name, amount, converted }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {amount} {converted === '' ? null : <span>{converted}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.files} data-print="none">
        <ButtonLink size="small" {...file('pdf')}>
          {texts.pdf}
        </ButtonLink>
        <ButtonLink size="small" {...file('ics')}>
          {texts.calendar}
        </ButtonLink>
        <ShareButton
          label={texts.share}
          title={words.planOf(unitName(unit, locale), project.name)}
          path={paths.project(project, { ...own, unit: unit.id, ...planQuery(choices) })}
        />
      </div>
      {plan.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
