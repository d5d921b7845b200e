import type { SearchedUnit } from '../../model/entities';
import { readLine, readRecords, type UntrustedRecord } from '../../record/untrusted-record';
import { figureOf, readServiceCharges } from '../project-figures';
import { withoutWithheldPrices } from '../withheld-prices';
import { mostUnits, readUnitType } from './unit-types';
import { readBaths } from './units';

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
        view: readLine(entry, 'view') ?? undefined,
        baths: readBaths(entry) ?? undefined,
        serviceCharge: charge?.value,
      },
    ];
  });
  return units.slice(0, mostUnits);
}
