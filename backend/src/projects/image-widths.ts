import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTexts } from '@iwan/shared/domain/record/untrusted-record';
import { readUploadedPath } from '@iwan/shared/domain/record/uploaded-file';
import { z } from 'zod';

const entries = z.array(z.object({ file: z.string(), width: z.number().nullish() }));

/** The known widths of pictures in pixels, by the paths in records. */
export type ImageWidths = ReadonlyMap<string, number>;

/** The widths from the media's list; empty without a list. */
export async function readImageWidths(mediaFolder: string): Promise<ImageWidths> {
  const text = await readFile(join(mediaFolder, 'manifest.json'), 'utf8').catch(() => '[]');
  const known = entries.parse(JSON.parse(text));
  return new Map(known.flatMap(({ file, width }) => (width ? [[`media/${file}`, Math.round(width)] as const] : [])));
}

/** The widths of a project's picture and photos, by their paths; `null` where none is known. */
export function widthsOf(
  project: { readonly image: string | null; readonly gallery: string | null },
  widths: ImageWidths,
): Readonly<Record<string, number>> | null {
  const paths = new Set([...(project.image === null ? [] : [project.image]), ...readTexts({ ...project }, 'gallery')]);
  const known = [...paths].flatMap((path) => {
    const uploaded = readUploadedPath(path);
    const width = uploaded?.kind === 'picture' ? uploaded.width : widths.get(path);
    return width === undefined ? [] : [[path, width] as const];
  });
  return known.length === 0 ? null : Object.fromEntries(known);
}
