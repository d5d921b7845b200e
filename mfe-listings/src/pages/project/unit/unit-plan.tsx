import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project, Unit } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { ShareButton } from '@iwan/shared/ui/actions/share-button';
import { LinkSummary } from '../../../parts/link-summary';
import { planQuery } from '../../../parts/unit/plan-choices';
import { planCalendarPath, planPath } from '../../../parts/unit/plan-paths';
import { PlanTable } from '../../../parts/unit/plan-table';
import { textsOf as planTextsOf } from '../../../parts/unit/texts';
import { unitName } from '../../../parts/unit/unit-name';
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

/** The payment plan of a unit: its form, its table, and the links to print it and to its calendar. Nothing for a unit that is sold or has no price. */
export function UnitPlan({ project, own, unit, chosen: { requested, plan } }: UnitPlanProps) {
  const planTexts = useTexts(planTextsOf);
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { choices } = requested;
  if (plan === null) return null;
  return (
    <div className={styles.plan} data-scroll="keep">
      <h3 id="unit-plan-title" tabIndex={-1}>
        {planTexts.planTitle}
      </h3>
      <details open={requested.isTyped || undefined} suppressHydrationWarning data-print="none">
        <LinkSummary>{texts.form}</LinkSummary>
        <PlanForm project={project} own={own} unit={unit} isOffPlan={plan.isOffPlan} requested={requested} />
      </details>
      <PlanTable plan={plan} labelledBy="unit-plan-title" />
      <div className={styles.files} data-print="none">
        <ButtonLink size="small" href={planPath(project.id, unit.id, choices)}>
          {texts.paper}
        </ButtonLink>
        <ButtonLink
          size="small"
          href={planCalendarPath(project.id, unit.id, choices)}
          download={`payment-plan-${unit.id}.ics`}
        >
          {texts.calendar}
        </ButtonLink>
        <ShareButton
          label={texts.share}
          title={planTexts.planOf(unitName(unit, locale), shownName(project))}
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
