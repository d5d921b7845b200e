import { goldenVisaThreshold, investorVisaThreshold, jointVisaThreshold } from '@iwan/shared/domain/facts/residence';

export type Visa = 'golden' | 'investor';

/** Owners with equal shares of a home. */
export interface Shareholders {
  readonly count: number;
  /** The share of each in dirhams, exact to the fil. */
  readonly value: number;
  /** What the share of each reaches; `null` for none. */
  readonly visa: Visa | null;
}

/**
 * The visas that the shares of a home reach. `price` in dirhams; `firstPercent` is the share of the first owner, the others have equal
 * parts of the rest; `null` for equal shares of all.
 *
 *     1,200,000, 1 owner             =>  investor
 *     1,200,000, 2 owners, 70 %      =>  840,000: investor; 360,000: none
 *     4,000,000, 2 owners, equal     =>  2,000,000 each: golden
 */
export function visaCheck(price: number, owners: number, firstPercent: number | null): readonly Shareholders[] {
  const shareholders = (count: number, value: number): Shareholders => ({
    count,
    value: toFil(value),
    visa: visaOf(toFil(value), owners === 1),
  });
  if (owners === 1 || firstPercent === null) return [shareholders(owners, price / owners)];
  const first = (price * firstPercent) / 100;
  return [shareholders(1, first), shareholders(owners - 1, (price - first) / (owners - 1))];
}

function visaOf(value: number, isSole: boolean): Visa | null {
  if (value >= goldenVisaThreshold.value) return 'golden';
  return value >= (isSole ? investorVisaThreshold : jointVisaThreshold).value ? 'investor' : null;
}

const toFil = (dirhams: number): number => Math.round(dirhams * 100) / 100;
