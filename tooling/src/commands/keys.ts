import { generateKeyPairSync } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readReleaseKeys, writtenKey } from '@iwan/shared/contracts/signatures';
import { stopWithSentence } from '../stop-with-sentence';

// `keys FILE --name NAME [--remote mfe-blog]`: writes a private key for RELEASE_SIGNING_KEY and prints its public part for
// RELEASE_KEYS. An existing file is never overwritten.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, remote: { type: 'string' } },
});
const [file] = positionals;
const { name, remote } = values;
if (!file || !name) {
  stopWithSentence(
    'Say where the private key goes and whose it is, as in "npm run keys -- blog-team.pem --name blog-team".',
  );
}
if (existsSync(file)) stopWithSentence(`${file} is there already, and stays: name another file.`);
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const entry = `${name}${remote === undefined ? '' : `@${remote}`}=${writtenKey(publicKey)}`;
// Rejects a name that RELEASE_KEYS cannot contain, before anything is written.
readReleaseKeys(entry);
writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
console.log(`The private key is in ${file}: keep it from everybody else. Add to RELEASE_KEYS of the site:\n${entry}`);
