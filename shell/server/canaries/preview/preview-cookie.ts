import { type Release, remoteNamePattern, versionPattern } from '@iwan/shared/contracts/release';

/** A release that a visitor has asked to see. */
export type Previewed = Pick<Release, 'name' | 'version'>;

const previewCookie = 'iwan_preview';
/** One of each of our remotes. */
const mostPreviewed = 4;
const mostLength = 1000;

/** The releases that a `Cookie` header says, one of each remote. What is no list of releases is left out. */
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

/** The `Set-Cookie` of some releases; of none it ends the preview. Gone with the browser's session. */
export function setPreviewCookie(previewed: readonly Previewed[], isSecure: boolean): string {
  const value = previewed.map(({ name, version }) => `${name}:${version}`).join(',');
  const ends = value === '' ? '; Max-Age=0' : '';
  return `${previewCookie}=${value}; Path=/${ends}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** What is previewed once a release is added: of each remote one release, the last one asked for. */
export function withPreview(previewed: readonly Previewed[], added: Previewed): readonly Previewed[] {
  return [...previewed.filter(({ name }) => name !== added.name), added].slice(-mostPreviewed);
}
