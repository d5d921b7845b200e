import type { SearchedUnit } from '../model/entities';
import type { ProjectFields } from '../model/project-fields';
import { readConstruction } from '../project/construction';
import { parseHandover } from '../project/handover';
import { readPageFields } from '../project/page-fields';
import { paymentSplit, paysAfterHandover } from '../project/payment-plan/payment-split';
import { type PlanTerms, planTerms } from '../project/payment-plan/plan-terms';
import { kindsNear, parseNearby } from '../project/place/nearby';
import { readUnitFieldsInOrder } from '../project/project-fields';
import { figureOf, readFigures, readServiceCharges } from '../project/project-figures';
import { areaEndsIn } from '../project/units/floor-area';
import { readPaymentPlan, readUnitType } from '../project/units/unit-types';
import { withoutWithheldPrices } from '../project/withheld-prices';
import { splitList } from '../record/split-list';
import { readRecords, readText, type UntrustedRecord } from '../record/untrusted-record';
import { mostUnits } from '../records/limits';
import { netYieldOf } from './returns/returns-of';
import type { SearchableProject } from './searchable-project';

/** Fields that the search reads and a card does not show. */
export type SearchedFacts = ProjectFields &
  PlanTerms &
  Pick<
    SearchableProject,
    | 'landmarks'
    | 'near'
    | 'paysAfterHandover'
    | 'paymentSplit'
    | 'unitTypes'
    | 'serviceCharge'
    | 'netYield'
    | 'builtPercent'
    | 'squareFeet'
  >;

/** For figures of all types of units: no type has this name. */
const allTypes = '';

/** What is nearby. */
export function readNearbyFacts(record: UntrustedRecord): Pick<SearchedFacts, 'landmarks' | 'near'> {
  const places = parseNearby(readText(record, 'near_by_location'));
  return { landmarks: places.map(({ label }) => label), near: kindsNear(places) };
}

/** How it is paid; the plan alone does not say what is paid after the handover. */
export function readPaymentFacts(
  record: UntrustedRecord,
): Pick<SearchedFacts, 'paysAfterHandover' | 'paymentSplit' | keyof PlanTerms> {
  const plan = readPaymentPlan(record);
  const handover = parseHandover(readText(record, 'handover'));
  return {
    paysAfterHandover: paysAfterHandover(plan, handover),
    paymentSplit: paymentSplit(plan, handover) ?? undefined,
    ...planTerms(plan, handover),
  };
}

/** The service charge of all its units. */
export function readChargeFact(record: UntrustedRecord): Pick<SearchedFacts, 'serviceCharge'> {
  return { serviceCharge: figureOf(readServiceCharges(record), 'serviceCharge', allTypes)?.value };
}

/** The net yield that its page shows, with as many decimals. */
export function readYieldFact(
  record: UntrustedRecord,
  unitTypes: readonly SearchedUnit[],
): Pick<SearchedFacts, 'netYield'> {
  const figures = readFigures(record);
  if (!figures.some(({ kind }) => kind === 'rent')) return { netYield: undefined };
  const categories = splitList(readText(record, 'cat') ?? '');
  const net = netYieldOf({ categories, status: readText(record, 'status'), figures, unitTypes });
  return { netYield: net === null ? undefined : Math.round(net * 10) / 10 };
}

/** How much of it is built. */
export function readBuiltFact(record: UntrustedRecord): Pick<SearchedFacts, 'builtPercent'> {
  const [latest] = readConstruction(record);
  return { builtPercent: latest?.percent };
}

/** The sizes of its homes. */
export function readSizeFact(record: UntrustedRecord): Pick<SearchedFacts, 'squareFeet'> {
  return { squareFeet: areaEndsIn('sq ft', readText(record, 'area') ?? '') ?? undefined };
}

/**
 * The units of a project for the search, each with its service charge. All objects have the same properties in the same order
 * (one hidden class in V8), so that 20,000 projects are searched several times faster.
 */
export function readSearchedUnits(record: UntrustedRecord): readonly SearchedUnit[] {
  const charges = readServiceCharges(record);
  const units = readRecords(withoutWithheldPrices(record), 'units').flatMap((entry): SearchedUnit[] => {
    const read = readUnitType(entry);
    if (read === null) return [];
    const { type, squareFeet, price, available, plan } = read;
    const charge = charges.length === 0 ? null : figureOf(charges, 'serviceCharge', type);
    return [
      {
        type,
        squareFeet,
        price,
        available,
        plan,
        ...readUnitFieldsInOrder(entry),
        serviceCharge: charge?.value,
      },
    ];
  });
  return units.slice(0, mostUnits);
}

/** Parses these fields. */
export function readSearchedFacts(record: UntrustedRecord): SearchedFacts {
  const unitTypes = readSearchedUnits(record);
  return {
    ...readNearbyFacts(record),
    ...readPaymentFacts(record),
    unitTypes,
    ...readChargeFact(record),
    ...readYieldFact(record, unitTypes),
    ...readBuiltFact(record),
    ...readSizeFact(record),
    ...readPageFields(record),
  };
}
