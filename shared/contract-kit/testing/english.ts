import type { Reading } from '../contracts/module';

/** The language arguments of loaders and heads in tests. */
export const english: Reading = { locale: 'en-AE', direction: 'ltr' };
