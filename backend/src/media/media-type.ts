import { extname } from 'node:path';

const mediaTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.vcf': 'text/vcard; charset=utf-8',
  '.mp4': 'video/mp4',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json',
};

/** The content type of a shipped file, by its extension; `undefined` for one that is not served. */
export function mediaType(file: string): string | undefined {
  return mediaTypes[extname(file).toLowerCase()];
}
