import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder of releases that a command names, or `RELEASES_DIR`. Throws a sentence where neither is one. */
export function namedStore(named: string | undefined = process.env.RELEASES_DIR): string {
  if (!named) throw new Error('Say which release store: --store DIR, or RELEASES_DIR.');
  const store = resolve(named);
  if (!existsSync(store)) throw new Error(`There is no release store at ${store}.`);
  return store;
}
