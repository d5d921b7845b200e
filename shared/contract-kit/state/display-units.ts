import { useStore } from 'zustand';
import { type DisplayCurrency, parseDisplayCurrency } from '../../domain/money/display-currency';
import { type AreaUnit, parseAreaUnit } from '../../domain/project/units/floor-area';
import { asRecord } from '../../domain/record/untrusted-record';
import { browserStorage, followStorage } from './browser-storage';
import { createBrowserStore } from './browser-store';

export const displayUnitsKey = 'displayUnits';

/** The visitor's choice, with the last exchange rate, so that the next page need not wait for one. */
interface Choice {
  readonly currency: DisplayCurrency;
  readonly areaUnit: AreaUnit;
  /** The value of one dirham in `currency`; `null` for dirhams and while no rate is known. */
  readonly rate: number | null;
  /** The day of the rate, `YYYY-MM-DD`; left out by earlier releases, and where it is unknown. */
  readonly rateDate?: string | null;
}

const untouched: Choice = { currency: 'AED', areaUnit: 'sq ft', rate: null, rateDate: null };

function restore(text: string | null): Choice {
  try {
    const { currency, areaUnit, rate, rateDate } = asRecord(JSON.parse(text ?? '{}')) ?? {};
    const isRate = typeof rate === 'number' && Number.isFinite(rate) && rate > 0;
    return {
      currency: parseDisplayCurrency(currency),
      areaUnit: parseAreaUnit(areaUnit),
      rate: isRate ? rate : null,
      rateDate: typeof rateDate === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(rateDate) ? rateDate : null,
    };
  } catch {
    return untouched;
  }
}

const storage = browserStorage<Choice>(displayUnitsKey, {
  version: 1,
  restore,
  store: (choice) => JSON.stringify(choice),
});

export interface DisplayUnitsState extends Choice {
  readonly chooseCurrency: (currency: DisplayCurrency) => void;
  readonly chooseAreaUnit: (unit: AreaUnit) => void;
  /** Sets the rate of a currency with its day; ignored when another currency was chosen meanwhile. */
  readonly setRate: (currency: DisplayCurrency, rate: number, date?: string | null) => void;
}

const store = createBrowserStore<DisplayUnitsState>('display units', (set, get) => {
  const change = (changes: Partial<Choice>): void => {
    const { currency, areaUnit, rate, rateDate = null } = { ...storage.latest(get()), ...changes };
    set({ currency, areaUnit, rate, rateDate });
    storage.write({ currency, areaUnit, rate, rateDate });
  };
  return {
    ...untouched,
    chooseCurrency: (currency) => {
      if (currency !== get().currency) change({ currency, rate: null, rateDate: null });
    },
    chooseAreaUnit: (areaUnit) => change({ areaUnit }),
    setRate: (currency, rate, date = null) => {
      const before = storage.latest(get());
      const isNews = rate !== before.rate || date !== before.rateDate;
      if (currency === before.currency && isNews) change({ rate, rateDate: date });
    },
  };
});

/** The currency and the unit of area in which this visitor also wants to read prices and sizes, the same in all tabs. */
export const displayUnitsStore = Object.assign(store, {
  chooseCurrency: (currency: DisplayCurrency) => store.getState().chooseCurrency(currency),
  chooseAreaUnit: (unit: AreaUnit) => store.getState().chooseAreaUnit(unit),
  setRate: (currency: DisplayCurrency, rate: number, date?: string | null) =>
    store.getState().setRate(currency, rate, date),
});

/** Reads the choice. The defaults on the server and during hydration; the choice follows at once. */
export function useDisplayUnits<Selected>(select: (state: DisplayUnitsState) => Selected): Selected {
  return useStore(store, select);
}

followStorage(storage, (choice) => store.setState(choice));
