/** What a backend keeps pictures, clips, brochures and business cards as. */
const mediaFile = /\.(png|jpe?g|gif|webp|avif|svg|mp4|webm|pdf|docx?|vcf)$/i;

/**
 * Whether a path of the backend is one of its media, and not one of its calls or its own pages (`api/…`, `metrics`,
 * `openapi.json`, `__inbox/…`), which are nobody's business through here. Some backends name pictures without an ending;
 * those stand in a folder, and are drawn only (`isDrawn`), never passed on as they are.
 */
export function isMediaPath(path: string, { isDrawn }: { readonly isDrawn: boolean }): boolean {
  const segments = pathnameOf(path).split('/');
  const [first = ''] = segments;
  if (/^(api|[._].*)$/i.test(first) || segments.includes('')) return false;
  return mediaFile.test(segments.at(-1) ?? '') || (isDrawn && segments.length > 1 && !segments.at(-1)?.includes('.'));
}

/** Without the address of the backend, where the path is a whole one, and without a query. */
function pathnameOf(path: string): string {
  const pathname = /^https?:/i.test(path) && URL.canParse(path) ? new URL(path).pathname : path.replace(/[?#].*$/s, '');
  return pathname.replace(/^\//, '');
}
