import { readFile } from 'node:fs/promises';

/** `null` where the file does not exist, or is not JSON. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
