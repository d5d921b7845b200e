import { readConstruction } from '../project/construction';
import { parseHandover } from '../project/handover';
import { paysAfterHandover } from '../project/payment-plan/after-handover';
import { paymentSplit } from '../project/payment-plan/payment-split';
import { kindsNear } from '../project/place/landmark-kinds';
import { parseNearby } from '../project/place/nearby';
import { figureOf, readServiceCharges } from '../project/project-figures';
import { areaEndsIn } from '../project/units/floor-area';
import { readSearchedUnits } from '../project/units/searched-units';
import { readPaymentPlan } from '../project/units/unit-types';
import { readText, type UntrustedRecord } from '../record/untrusted-record';
import type { SearchableProject } from './searchable-project';

/** Fields that the search reads and a card does not show. */
export type SearchedFacts = Pick<
  SearchableProject,
  | 'landmarks'
  | 'near'
  | 'paysAfterHandover'
  | 'paymentSplit'
  | 'unitTypes'
  | 'serviceCharge'
  | 'builtPercent'
  | 'squareFeet'
>;

/** For figures of all types of units: no type has this name. */
const allTypes = '';

/** Parses these fields. */
export function readSearchedFacts(record: UntrustedRecord): SearchedFacts {
  const plan = readPaymentPlan(record);
  const handover = parseHandover(readText(record, 'handover'));
  const places = parseNearby(readText(record, 'near_by_location'));
  const split = paymentSplit(plan, handover);
  const charge = figureOf(readServiceCharges(record), 'serviceCharge', allTypes);
  const [latest] = readConstruction(record);
  const area = areaEndsIn('sq ft', readText(record, 'area') ?? '');
  return {
    landmarks: places.map(({ label }) => label),
    near: kindsNear(places),
    paysAfterHandover: paysAfterHandover(plan, handover),
    unitTypes: readSearchedUnits(record),
    paymentSplit: split ?? undefined,
    serviceCharge: charge?.value,
    builtPercent: latest?.percent,
    squareFeet: area ?? undefined,
  };
}
