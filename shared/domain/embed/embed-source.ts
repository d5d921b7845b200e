interface EmbedHost {
  readonly host: string;
  /** The whole path, so that nothing else that the host offers can be reached, such as its redirects. */
  readonly path: RegExp;
  /** Query parameters without which the path shows a page and not an embed. */
  readonly query?: Readonly<Record<string, string>>;
}

/** The map and video services whose frames may stand on a page. */
const embedHosts: readonly EmbedHost[] = [
  { host: 'www.google.com', path: /^\/maps\/embed(\/v1\/[a-z]+)?$/ },
  { host: 'www.google.com', path: /^\/maps\/d\/(u\/\d+\/)?embed$/ },
  { host: 'maps.google.com', path: /^\/maps$/, query: { output: 'embed' } },
  { host: 'www.openstreetmap.org', path: /^\/export\/embed\.html$/ },
  { host: 'www.youtube.com', path: /^\/embed\/[\w-]+$/ },
  { host: 'www.youtube-nocookie.com', path: /^\/embed\/[\w-]+$/ },
  { host: 'player.vimeo.com', path: /^\/video\/\d+$/ },
];

/** Longer than any embed that these services hand out. */
const longest = 4000;

/**
 * The address of an embedded map or video, as it may be framed: `https`, of an allow-listed host, at the path of that
 * host's embeds. `null` for everything else (section 3, embed markup is hostile until parsed).
 *
 * `//www.youtube.com/embed/a1` // => `https://www.youtube.com/embed/a1`
 * `https://www.google.com/url?q=https://evil.example` // => `null`
 */
export function embedSource(source: string): string | null {
  const written = source.trim();
  if (written.length > longest || !/^(https:)?\/\/[^/]/i.test(written)) return null;
  const address = written.startsWith('//') ? `https:${written}` : written;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || url.port !== '') return null;
  const isAllowed = embedHosts.some(
    ({ host, path, query = {} }) =>
      url.hostname === host &&
      path.test(url.pathname) &&
      Object.entries(query).every(([name, value]) => url.searchParams.get(name) === value),
  );
  return isAllowed ? url.href : null;
}
