/** A home that is let or lived in, for a year. Dirhams, and per cent from 0 to 100. */
export interface HomeReturns {
  readonly price: number;
  /** Paid with the price: registration, agency and the like. */
  readonly purchaseCosts: number;
  /** A year, without vacancy. */
  readonly rent: number;
  /** A year, for the whole home. */
  readonly serviceCharge: number;
  /** Of a year. */
  readonly vacancyPercent: number;
  /** Of the rent received. */
  readonly lettingPercent: number;
  /** Of the price, a year. */
  readonly repairsPercent: number;
}

/** Rent by price, in per cent. */
export function grossYieldPercent({ rent, price }: Pick<HomeReturns, 'rent' | 'price'>): number {
  return (rent / price) * 100;
}

/** The net income of a year in dirhams; negative where costs exceed the rent. */
export function netIncome(home: HomeReturns): number {
  const { rent, vacancyPercent, lettingPercent, serviceCharge, repairsPercent, price } = home;
  const received = rent * (1 - vacancyPercent / 100);
  return received * (1 - lettingPercent / 100) - serviceCharge - (price * repairsPercent) / 100;
}

/**
 * The net initial yield by EPRA's Best Practices Recommendations in per cent: rent less the owner's costs, divided by the price
 * with the costs of the purchase.
 */
export function netYieldPercent(home: HomeReturns): number {
  return (netIncome(home) / (home.price + home.purchaseCosts)) * 100;
}

/** The same home in the low case: less rent, and twice the vacancy. */
export function lowCase<Home extends HomeReturns>(home: Home, lowerRentPercent: number): Home {
  return {
    ...home,
    rent: home.rent * (1 - lowerRentPercent / 100),
    vacancyPercent: Math.min(100, home.vacancyPercent * 2),
  };
}

export interface Ownership extends HomeReturns {
  /** A year, of prices and rents alike. */
  readonly growthPercent: number;
  /** The return of the money elsewhere, or its cost at a bank, a year. */
  readonly moneyPercent: number;
  /** What a later sale costs, of its price. */
  readonly sellingPercent: number;
}

/** The longest horizon: the longest tenure of the calculator. */
const longestYears = 30;

/**
 * After how many years an owner has paid no more than a tenant of the same home; `null` where that takes longer than thirty.
 * The owner's side is the user cost of housing (Poterba 1984; Himmelberg, Mayer and Sinai, Journal of Economic Perspectives
 * 19(4), 2005): the costs of buying and selling, service charges, repairs and the forgone return, less the appreciation.
 */
export function breakEvenYears(home: Ownership): number | null {
  const growth = 1 + home.growthPercent / 100;
  const money = ((home.price + home.purchaseCosts) * home.moneyPercent) / 100;
  const yearly = home.serviceCharge + (home.price * home.repairsPercent) / 100 + money;
  let rents = 0;
  for (let years = 1; years <= longestYears; years += 1) {
    rents += home.rent * growth ** (years - 1);
    const value = home.price * growth ** years;
    const owned = home.purchaseCosts + (value * home.sellingPercent) / 100 + years * yearly - (value - home.price);
    if (owned <= rents) return years;
  }
  return null;
}
