import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseSchemaId } from '@iwan/shared/contracts/release';
import { inWorkspace, remoteNames } from '@iwan/tooling/workspace';
import { Ajv2020 } from 'ajv/dist/2020';
import { templateStore } from '../../support/processes/store';

const schema = JSON.parse(
  readFileSync(inWorkspace('shared', 'contract-kit', 'contracts', 'release.schema.json'), 'utf8'),
) as object;
const isValid = new Ajv2020({ allErrors: true }).compile(schema);

/** The `release.json` of the live release in a store. */
async function live(store: string, remote: string): Promise<Readonly<Record<string, unknown>>> {
  const read = async (...path: readonly string[]) => JSON.parse(await readFile(join(store, remote, ...path), 'utf8'));
  const { version } = await read('current.json');
  return read(version, 'release.json');
}

test.each(remoteNames)('the release of %s names its schema and matches it', async (remote) => {
  const release = await live(templateStore(), remote);
  expect(release.$schema).toBe(releaseSchemaId);
  expect({ valid: isValid(release), errors: isValid.errors }).toEqual({ valid: true, errors: null });
});
