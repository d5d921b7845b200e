/** In pixels: the size that all services show uncropped. */
export const socialSize = { width: 1200, height: 630 } as const;

/** The picture of Home, for every page that has none of its own. */
const ofHome = '/social.jpg';

/**
 * The path of a page's social picture, which other sites show beside a link to it. From the canonical address of the page:
 *
 *     /            =>  /social.jpg
 *     /a/b/?id=7   =>  /social/a/b.jpg?id=7
 */
export function socialPath(canonical: string): string {
  const [, path = '', query = ''] = /^([^?]*?)\/?(\?.*)?$/.exec(canonical) ?? [];
  return path === '' ? ofHome : `/social${path}.jpg${query}`;
}

/** The page of a picture, without its trailing slash; `null` where the address is not from `socialPath`. */
export function pageOfSocialPath(address: string): string | null {
  const [, path, query = ''] = /^\/social((?:\/[^/?]+)*)\.jpg(\?.*)?$/.exec(address) ?? [];
  if (path === undefined) return null;
  return path === '' ? '/' : path + query;
}
