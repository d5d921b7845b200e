import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceResponse } from '@iwan/shared/contracts/module';
import { z } from 'zod';

const ending = '.json';
const stored = z.object({ body: z.unknown(), fetchedAt: z.number() });

/** Stores the last good response of a path across a restart. `folder` belongs to one service. */
export async function storeResponse(folder: string, path: string, response: ServiceResponse): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${encodeURIComponent(path)}${ending}`);
  await writeFile(`${file}.new`, JSON.stringify(response));
  await rename(`${file}.new`, file);
}

/** All stored responses by path; unreadable ones are left out. */
export async function restoreAnswers(
  folder: string,
): Promise<readonly (readonly [path: string, answer: ServiceResponse])[]> {
  const files = await readdir(folder).catch(() => []);
  const restored = await Promise.all(
    files
      .filter((file) => file.endsWith(ending))
      .map(async (file) => {
        try {
          const response = stored.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
          return [[decodeURIComponent(file.slice(0, -ending.length)), response] as const];
        } catch {
          return [];
        }
      }),
  );
  return restored.flat();
}
