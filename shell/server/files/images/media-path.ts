/** The file types of pictures, clips, brochures and business cards. */
const mediaFile = /\.(png|jpe?g|gif|webp|avif|svg|mp4|webm|pdf|docx?|vcf)$/i;

/**
 * Whether a path of the backend is a media file, in contrast to its API or its own pages (`api/…`, `metrics`, `openapi.json`,
 * `__inbox/…`), which must not be reachable here. Some backends have pictures without an extension: those are in a folder, and
 * are only resized (`isDrawn`), never sent unchanged.
 */
export function isMediaPath(path: string, { isDrawn }: { readonly isDrawn: boolean }): boolean {
  const segments = pathnameOf(path).split('/');
  const [first = ''] = segments;
  if (/^(api|[._].*)$/i.test(first) || segments.includes('')) return false;
  return mediaFile.test(segments.at(-1) ?? '') || (isDrawn && segments.length > 1 && !segments.at(-1)?.includes('.'));
}

/** Without the address of the backend, for a full URL, and without a query. */
function pathnameOf(path: string): string {
  const pathname = /^https?:/i.test(path) && URL.canParse(path) ? new URL(path).pathname : path.replace(/[?#].*$/s, '');
  return pathname.replace(/^\//, '');
}
