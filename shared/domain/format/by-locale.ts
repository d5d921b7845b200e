import { memoised } from './memoised';

/** Memoises a function of a locale (BCP 47). */
export function byLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  return memoised(make);
}
