import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { languages } from '@iwan/shared/domain/format/languages';
import { chunkAssetsFile } from '../workspace';

/**
 * Reports of a browser build for our own tools: not part of a release, and never served. `mf-stats.json` is written with the
 * manifest of Module Federation, and names source files.
 */
export const buildReports: readonly string[] = [
  ...languages.map(({ code }) => chunkAssetsFile(code)),
  'chunk-packages.json',
  'mf-stats.json',
];

const worthIt = /\.(js|css|svg|json|geojson)$/;
const smallest = 512;

/**
 * Writes a Brotli and a gzip copy beside every text file of a browser build: compressed once with the highest level, and never
 * while serving.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const isServed = (name: string) => worthIt.test(name) && !buildReports.includes(name);
  const files = entries.filter((entry) => entry.isFile() && isServed(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      if (content.byteLength < smallest) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
