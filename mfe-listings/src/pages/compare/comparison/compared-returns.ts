import { moneyPercent } from '@iwan/shared/domain/facts/returns';
import { statedSource } from '@iwan/shared/domain/facts/stated-sources';
import { formatFor } from '@iwan/shared/domain/format/format';
import type { Project, ProjectFigure } from '@iwan/shared/domain/model/entities';
import { figureOf } from '@iwan/shared/domain/project/project-figures';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { figureStatus } from '../../../parts/returns/figure-note';
import { homeOf } from '../../../parts/returns/home-of';
import { usualReturns } from '../../../parts/returns/return-choices';
import { breakEvenText } from '../../../parts/returns/return-lines';
import { returnsOf } from '../../../parts/returns/returns-of';
import { returnTextsOf } from '../../../parts/returns/texts';

/** Costs and returns of a project's home, as text; `null` where the record lacks a needed value. */
export interface ComparedReturns {
  readonly serviceCharge: string | null;
  readonly yields: string | null;
  readonly breakEven: string | null;
}

/** A compared project. The loader works out the costs and returns of its home; left out where the record has no figures. */
export type ComparedProject = Project & { readonly returns?: ComparedReturns };

/**
 * Adds the costs and returns of its home, by the assumptions of this site: of the compared unit, or of the home that the
 * project's page shows.
 */
export function withReturns(project: Project, today: CalendarDay, locale: string): ComparedProject {
  const { figures = [], askedUnit } = project;
  const home = homeOf(project, { unit: askedUnit?.id ?? null, type: askedUnit?.type ?? null });
  if (figures.length === 0 || home === null || isSoldOut(project.status)) return project;
  const texts = returnTextsOf(locale);
  const format = formatFor(locale);
  const rent = figureOf(figures, 'rent', home.type);
  const charge = figureOf(figures, 'serviceCharge', home.type);
  const { gross, net, lowNet, breakEven } = returnsOf(
    project,
    home,
    usualReturns(rent?.value ?? null, charge?.value ?? null),
  );
  const from = ({ source, ...figure }: ProjectFigure) =>
    texts.from(source, figureStatus({ source, ...figure }, today, locale));
  const assumed = statedSource(moneyPercent.source, today, locale);
  const percent = (value: number) => format.percent(value / 100, 1);
  const yields =
    gross === null
      ? null
      : net === null || lowNet === null
        ? texts.grossOnly(percent(gross))
        : texts.yields(percent(gross), percent(net), percent(lowNet));
  return {
    ...project,
    returns: {
      serviceCharge:
        charge && texts.perSquareFoot(format.money(charge.value, 'AED', { maximumFractionDigits: 2 }), from(charge)),
      yields:
        yields &&
        rent &&
        [
          texts.ofRent(yields, home.type, format.dirhams(rent.value), from(rent)),
          net === null ? '' : texts.assumedBy(assumed.name, assumed.status),
        ]
          .join(' ')
          .trim(),
      breakEven:
        breakEven === null ? null : texts.byAssumption(breakEvenText(breakEven, locale), assumed.name, assumed.status),
    },
  };
}
