import { readFile } from 'node:fs/promises';

/** `null` where there is no such file, or no JSON in it. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
