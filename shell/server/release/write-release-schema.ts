import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseSchema } from './release-schema';

// `npm run release-schema -w shell`: writes the schema into the package of `shared` for other teams.
const file = join(import.meta.dirname, '..', '..', '..', 'shared', 'contract-kit', 'contracts', 'release.schema.json');
await writeFile(file, `${JSON.stringify(releaseSchema(), null, 2)}\n`);
