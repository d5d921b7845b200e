interface EmbedHost {
  readonly host: string;
  /** The whole path, so that nothing else of the host can be framed, such as its redirects. */
  readonly path: RegExp;
  /** Query parameters without which the path is a page instead of an embed. */
  readonly query?: Readonly<Record<string, string>>;
}

/** The allowed map and video services. */
const embedHosts: readonly EmbedHost[] = [
  { host: 'www.google.com', path: /^\/maps\/embed(\/v1\/[a-z]+)?$/ },
  { host: 'www.google.com', path: /^\/maps\/d\/(u\/\d+\/)?embed$/ },
  { host: 'maps.google.com', path: /^\/maps$/, query: { output: 'embed' } },
  { host: 'www.openstreetmap.org', path: /^\/export\/embed\.html$/ },
  { host: 'www.youtube.com', path: /^\/embed\/[\w-]+$/ },
  { host: 'www.youtube-nocookie.com', path: /^\/embed\/[\w-]+$/ },
  { host: 'player.vimeo.com', path: /^\/video\/\d+$/ },
];

/** Longer addresses are refused. */
const longest = 4000;

/**
 * The address of an embedded map or video that may be framed: `https`, an allowed host, and the path of that host's embeds.
 * `null` for everything else (section 3, embed markup is untrusted).
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
