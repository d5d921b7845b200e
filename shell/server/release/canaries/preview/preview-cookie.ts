import { type Release, remoteNamePattern, versionPattern } from '@iwan/shared/contracts/release';

/** A previewed release. */
export type Previewed = Pick<Release, 'name' | 'version'>;

const previewCookie = 'iwan_preview';
/** At most one for each of our remotes. */
const mostPreviewed = 4;
const mostLength = 1000;

/** The releases in a `Cookie` header, one for each remote; empty for an invalid one. */
export function previewedIn(cookies: string | undefined): readonly Previewed[] {
  const [, written = ''] = (cookies && /(?:^|;\s*)iwan_preview=([\w.:,-]*)(?:;|$)/.exec(cookies)) || [];
  if (written.length > mostLength) return [];
  const found = new Map<string, Previewed>();
  for (const word of written.split(',')) {
    const [name = '', version = ''] = word.split(':');
    if (remoteNamePattern.test(name) && versionPattern.test(version)) found.set(name, { name, version });
  }
  return [...found.values()].slice(0, mostPreviewed);
}

/** The `Set-Cookie` of some releases; without any it ends the preview. A session cookie. */
export function setPreviewCookie(previewed: readonly Previewed[], isSecure: boolean): string {
  const value = previewed.map(({ name, version }) => `${name}:${version}`).join(',');
  const ends = value === '' ? '; Max-Age=0' : '';
  return `${previewCookie}=${value}; Path=/${ends}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Adds a release to the preview: of each remote only the last requested one. */
export function withPreview(previewed: readonly Previewed[], added: Previewed): readonly Previewed[] {
  return [...previewed.filter(({ name }) => name !== added.name), added].slice(-mostPreviewed);
}
