import { sourcesOf } from '@iwan/shared/domain/facts/fact';
import { agencyPercent } from '@iwan/shared/domain/facts/fees';
import { feesLoanPercent, loanPercent } from '@iwan/shared/domain/facts/loans';
import { bankRate } from '@iwan/shared/domain/facts/searched';
import { type StatedSource, statedSources } from '@iwan/shared/domain/facts/stated-sources';
import { formatFor } from '@iwan/shared/domain/format/format';
import type { Project } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { bankLoan } from '@iwan/shared/domain/search/budget/bank-loan';
import { isOffPlan } from '@iwan/shared/domain/search/handover-filter';
import { assumptions } from '@iwan/shared/domain/search/returns/returns-of';
import type { FigureNote } from '../../../parts/returns/figure-note';
import { returnTextsOf } from '../../../parts/returns/texts';
import { planFacts } from '../../../parts/unit/plan-lines';
import { type VisaData, visaFacts } from '../visa/load-visa';
import type { ReturnsData } from './load-returns';

/** The sources of all figures of the page, as text. */
export interface SourcesData {
  /** The day of the earliest check. */
  readonly checked: string;
  readonly figures: readonly FigureNote[];
  readonly stated: readonly StatedSource[];
  readonly formula: readonly string[];
}

/** `null` where the page states no figure that has a source. */
export function loadSources(
  project: Project,
  { returns, visa }: { readonly returns: ReturnsData | null; readonly visa: VisaData | null },
  locale: string,
): SourcesData | null {
  const facts = [
    // With the costs of a later sale, also for a home that was bought off plan.
    ...(returns === null
      ? []
      : [...Object.values(assumptions), ...planFacts(isOffPlan(project), false), agencyPercent]),
    ...(isSoldOut(project.status) || bankLoan(project) === null ? [] : [loanPercent, bankRate, feesLoanPercent]),
    ...(visa === null ? [] : visaFacts),
  ];
  const days = sourcesOf(facts).map(({ lookedAt }) => lookedAt);
  const [earliest] = days.toSorted();
  if (earliest === undefined) return null;
  return {
    checked: formatFor(locale).day(instantOfDay(earliest)),
    figures: returns?.figures ?? [],
    stated: statedSources(facts, locale),
    formula: returns === null ? [] : returnTextsOf(locale).formula,
  };
}
