import type { Fact } from '@iwan/shared/domain/facts/fact';
import { factNamesOf } from '@iwan/shared/domain/facts/fact-names-texts';
import { factValue } from '@iwan/shared/domain/facts/fact-value';
import { type FactId, facts } from '@iwan/shared/domain/facts/facts';
import { type StatedSource, statedSources } from '@iwan/shared/domain/facts/stated-sources';
import { formatFor } from '@iwan/shared/domain/format/format';

/** A figure of law, fees or thresholds beside an article that mentions it. */
export interface StatedFigure {
  readonly name: string;
  readonly value: string;
  readonly source: StatedSource;
}

/** The words by which an article mentions facts: the article itself has the figures of the day on which it was written. */
const subjects: readonly { readonly pattern: RegExp; readonly facts: readonly FactId[] }[] = [
  { pattern: /golden visa/i, facts: ['goldenVisaThreshold', 'goldenVisaYears'] },
  { pattern: /investor’s visa/i, facts: ['investorVisaThreshold', 'jointVisaThreshold'] },
  { pattern: /first-time home buyer/i, facts: ['firstHomePrice'] },
  {
    pattern: /land department (takes|charges|asks)|fees? of (about )?seven per cent|registration has its own fee/i,
    facts: ['transferPercent'],
  },
  { pattern: /\btrustee\b/i, facts: ['trusteeFee'] },
  { pattern: /commission is usually|agent’s commission/i, facts: ['agencyPercent'] },
  { pattern: /value-added tax|\bVAT\b/, facts: ['vatPercent'] },
  {
    pattern: /regist(er|ering|ration of) (the|a) mortgage/i,
    facts: ['mortgagePercent', 'mortgageFee', 'mortgageServiceFee'],
  },
  { pattern: /\boqood\b/i, facts: ['oqoodFee', 'titleDeedFee'] },
  { pattern: /\bbanks?( may| commonly)? lends?\b/i, facts: ['loanPercent', 'offPlanLoanPercent'] },
  { pattern: /paying back early|closing it early/i, facts: ['settlementPercent', 'mostSettlementFee'] },
];

/** The facts that a text mentions, in the order of the subjects above. */
export function mentionedFacts(text: string): readonly Fact[] {
  return subjects
    .filter(({ pattern }) => pattern.test(text))
    .flatMap((subject) => subject.facts.map((id) => facts[id]));
}

/** The same as text. */
export function mentionedFigures(text: string, locale: string): readonly StatedFigure[] {
  return mentionedFacts(text).flatMap((fact) =>
    statedSources([fact], locale).map((source) => ({
      name: factNamesOf(locale)[fact.id as FactId],
      value: factValue(fact, formatFor(locale)),
      source,
    })),
  );
}
