import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Publisher } from '@iwan/shared/contracts/publisher';
import { changeGrants, grantError, storedGrants, withoutPrefixes, withPrefixes } from './write-grants';

// `node grant.mjs NAME PREFIX… --store DIR`: grants prefixes to a remote. `--revoke` revokes them, all of them where none is
// given; `--check` only checks whether they could be granted. Prints an error in one sentence, and exits with 1.
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      revoke: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const { store = '', revoke, check } = values;
  const [remote = '', ...prefixes] = positionals;
  if (remote === '' || (prefixes.length === 0 && !revoke)) {
    throw new Error('Say who is granted what: a remote and its prefix, as in "mfe-guides /guides".');
  }
  if (check) {
    const error = grantError(storedGrants(store), remote, prefixes);
    if (error !== null) throw new Error(error);
  } else {
    if (!existsSync(store)) throw new Error(`There is no release store at ${store}.`);
    const change = revoke ? withoutPrefixes : withPrefixes;
    const publisher = Publisher.of(process.env);
    await changeGrants(store, (stored) => change(stored, remote, prefixes), { publisher });
    const what = prefixes.join(', ') || 'everything';
    console.log(revoke ? `Took ${what} back from ${remote}.` : `Granted ${what} to ${remote}.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
