import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { startParams } from '../database/connection/open-pglite';

type Parts = Pick<PGliteOptions, 'pgliteWasmModule' | 'fsBundle'>;

async function readParts(): Promise<Parts> {
  const folder = dirname(require.resolve('@electric-sql/pglite'));
  return {
    pgliteWasmModule: await WebAssembly.compile(await readFile(join(folder, 'pglite.wasm'))),
    fsBundle: new Blob([await readFile(join(folder, 'pglite.data'))]),
  };
}

let parts: Promise<Parts> | undefined;

/** Opens a database folder as production does, with a WebAssembly module that is compiled once for each worker. */
export async function openFolder(folder: string, initialDatabase: Blob | null = null): Promise<PGlite> {
  parts ??= readParts();
  return PGlite.create(folder, {
    startParams,
    ...(await parts),
    ...(initialDatabase && { loadDataDir: initialDatabase }),
  });
}
