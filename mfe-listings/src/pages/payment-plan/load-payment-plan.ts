import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { formatFor } from '@iwan/shared/domain/format/format';
import { instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { permitCode } from '../../parts/permit-code';
import { loadPlannedUnit, unitPath } from '../../parts/unit/load-planned-unit';
import { planCalendarPath, planPath } from '../../parts/unit/plan-paths';
import { planTextsOf } from '../../parts/unit/plan-texts';
import { type ShownPlan, shownPlan } from '../../parts/unit/shown-plan';
import { textsOf } from '../../parts/unit/texts';
import { unitName } from '../../parts/unit/unit-name';

export type PaymentPlanData =
  /** The unit is sold, not listed, or has no known price. */
  | { readonly kind: 'lost' }
  /** The address names no project, as after a link of the header that opens a dialog. */
  | { readonly kind: 'none' }
  | { readonly kind: 'moved'; readonly to: string }
  | {
      readonly kind: 'found';
      readonly title: string;
      readonly price: string;
      readonly bookedOn: string;
      /** The permit of the advertisement, with the path of the regulator's QR code where there is one. */
      readonly permit?: { readonly number: string; readonly code: string | null };
      /** The day of printing, and that the plan is no offer. */
      readonly asOf: string;
      readonly plan: ShownPlan;
      /** The path of the unit on its project's page. */
      readonly unitPath: string;
      readonly calendarPath: string;
    };

export async function loadPaymentPlan(args: LoaderArguments): Promise<PaymentPlanData> {
  const { locale, params, query } = args;
  if (params.file === undefined && !query.has('project')) return { kind: 'none' };
  const planned = await loadPlannedUnit(args);
  const { file } = params;
  if (planned === null || (file !== undefined && file !== 'pdf')) return { kind: 'lost' };
  const { project, unit, plan, choices, rate, today } = planned;
  if (file === 'pdf') return { kind: 'moved', to: planPath(project.id, unit.id, choices) };
  const format = formatFor(locale);
  const code = permitCode(project, locale);
  return {
    kind: 'found',
    title: textsOf(locale).planOf(unitName(unit, locale), shownName(project)),
    price: format.dirhams(plan.totals.price),
    bookedOn: format.day(instantOfDay(choices.bookedOn)),
    ...(project.permit && {
      permit: { number: project.permit.number, code: code?.isOfPermit === true ? code.src : null },
    }),
    asOf: planTextsOf(locale).asOf(format.day(instantOfDay(today))),
    plan: shownPlan(plan, project, { rate, today, locale }),
    unitPath: unitPath(planned),
    calendarPath: planCalendarPath(project.id, unit.id, choices),
  };
}
