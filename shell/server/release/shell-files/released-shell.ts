import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellRelease } from '@iwan/shared/contracts/shell-release';
import { z } from 'zod';

const path = z
  .string()
  .regex(/^(browser|server)\/[\w./-]+$/)
  .refine((value) => !value.includes('..'));
/** What a running shell reads of its own release and of others. */
const shape = z.object({
  version: z.string().regex(/^[\w.-]+$/),
  entry: z.object({
    js: z.array(path),
    css: z.array(path),
    fonts: z.array(path).default([]),
    later: z.array(path).default([]),
  }),
  pages: z.record(z.string(), z.object({ js: z.array(path), css: z.array(path) })).default({}),
  dialogs: z.record(z.string(), z.object({ css: z.array(path) })).default({}),
  languages: z
    .record(
      z.string(),
      z.object({ js: z.array(path), later: z.array(path), pages: z.record(z.string(), z.array(path)) }),
    )
    .default({}),
  office: z.object({ js: z.array(path), css: z.array(path) }).exactOptional(),
  files: z.record(path, z.object({ bytes: z.number(), sha384: z.string(), sha256: z.string().exactOptional() })),
});

/** The description of a release of the shell. Rejects where its folder has none. */
export async function releasedShell(
  folder: string,
): Promise<Pick<ShellRelease, 'version' | 'entry' | 'pages' | 'dialogs' | 'files' | 'languages' | 'office'>> {
  return shape.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
}
