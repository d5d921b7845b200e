import type { Instalment, UnitType } from '../../model/entities';
import type { UnitFields } from '../../model/project-fields';
import { parsePrice } from '../../money/price';
import { readTypedNumber } from '../../money/typed-number';
import { cutLine } from '../../record/cut-line';
import { readMedia } from '../../record/media-path';
import { readLine, readRecords, readText, type UntrustedRecord } from '../../record/untrusted-record';
import { mostInstalments, mostUnits } from '../../records/limits';
import { plainUnitFields } from '../../records/unit-fields';
import { readUnitFieldsInOrder } from '../project-fields';
import { withoutWithheldPrices } from '../withheld-prices';

/** The text of a size, with or without its unit: `745`, `745 sq ft`. */
const squareFeet = /^(\d[\d,.]*)\s*(?:sq\.?\s*ft\.?|sqft|square\s*feet)?$/i;

function readSquareFeet(record: UntrustedRecord): number | null {
  const [, digits] = squareFeet.exec(readText(record, 'size') ?? '') ?? [];
  const size = Math.round(readTypedNumber(digits ?? '') ?? 0);
  return size > 0 && Number.isSafeInteger(size) ? size : null;
}

function readCount(record: UntrustedRecord): number | null {
  if (readUnitFieldsInOrder(record).offer_state === 'Sold') return 0;
  const text = readText(record, 'available');
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Parses a unit; `null` for an entry without a type. */
export function readUnitType(entry: UntrustedRecord): UnitType | null {
  const type = readLine(entry, 'type');
  if (type === null) return null;
  const price = parsePrice(readText(entry, 'price'));
  return {
    type,
    squareFeet: readSquareFeet(entry),
    price,
    available: readCount(entry),
    plan: readMedia(entry, 'plan'),
  };
}

/** Parses the units of a project; invalid entries are left out. */
export function readUnitTypes(record: UntrustedRecord): readonly UnitType[] {
  const units = readRecords(withoutWithheldPrices(record), 'units').flatMap((entry) => readUnitType(entry) ?? []);
  return units.slice(0, mostUnits);
}

/** Parses the parts of a payment plan; one without a label or a share of the price is left out. */
export function readPaymentPlan(record: UntrustedRecord): readonly Instalment[] {
  const instalments = readRecords(record, 'payment_plan').flatMap((entry) => {
    const label = readLine(entry, 'label');
    const percent = Number(readText(entry, 'percent')?.replace(/\s*%$/, '') ?? 0);
    if (label === null || !(percent > 0 && percent <= 100)) return [];
    const when = readText(entry, 'when');
    return [{ label, percent, when: when === null ? null : cutLine(when) }];
  });
  return instalments.slice(0, mostInstalments);
}

const { absent: usualState } = plainUnitFields.offer_state;

/** Whether a unit can be bought now: it is neither sold nor under offer. */
export const isAvailable = ({
  available,
  offer_state,
}: Pick<UnitType, 'available'> & Pick<UnitFields, 'offer_state'>) =>
  available !== 0 && (offer_state ?? usualState) === usualState;

/** The cheapest available unit, to which a starting price belongs; where all are sold, the cheapest of all. */
export function cheapestUnit<Type extends UnitType & Pick<UnitFields, 'offer_state'>>(
  units: readonly Type[],
): Type | null {
  const priced = units.filter(({ price }) => price !== null);
  const open = priced.filter(isAvailable);
  return (open.length > 0 ? open : priced).reduce<Type | null>(
    (lowest, unit) => (lowest === null || (unit.price ?? 0) < (lowest.price ?? 0) ? unit : lowest),
    null,
  );
}

/** The price of a square foot in whole dirhams; `null` where the price or the size is unknown. */
export function pricePerSquareFoot(unit: Pick<UnitType, 'price' | 'squareFeet'>): number | null {
  const { price, squareFeet: size } = unit;
  return price === null || size === null ? null : Math.round(price / size);
}
