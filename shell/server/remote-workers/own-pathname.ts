/** The path of an address of this site or its backend, without its query; `null` for any other address. */
export function ownPathname(path: string): string | null {
  const base = 'http://backend.invalid';
  const written = path.replace(/[?#].*$/s, '');
  // `..` must not lead from a declared path to another.
  if (!/^\/(?!\/)[^\\]*$/.test(written) || /\/(\.|%2e){1,2}(\/|$)/i.test(written)) return null;
  if (!URL.canParse(base + path)) return null;
  const url = new URL(base + path);
  return url.origin === base ? url.pathname : null;
}
