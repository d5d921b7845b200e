import type { SearchedUnit } from '../model/entities';
import type { UntrustedRecord } from '../record/untrusted-record';
import { figureOf, readFigures } from './project-figures';
import { readUnits } from './units';

/** The units off the wire as a search asks for them, each with its service charge. */
export function readSearchedUnits(record: UntrustedRecord): readonly SearchedUnit[] {
  const figures = readFigures(record);
  return readUnits(record).map(({ type, squareFeet, price, available, plan, view, baths }) => {
    const charge = figures.length === 0 ? null : figureOf(figures, 'serviceCharge', type);
    return {
      ...{ type, squareFeet, price, available, plan },
      ...(view !== undefined && { view }),
      ...(baths !== undefined && { baths }),
      ...(charge !== null && { serviceCharge: charge.value }),
    };
  });
}
