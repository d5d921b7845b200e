import type { Reading } from '../contracts/module';

/** What loaders and heads are told of the language, in tests. */
export const english: Reading = { locale: 'en-AE', direction: 'ltr' };
