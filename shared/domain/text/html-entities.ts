/** The named entities that texts about property use; any other stays unchanged. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  copy: '©',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
  emsp: '\u2003',
  ensp: '\u2002',
  euro: '€',
  frac12: '½',
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  minus: '−',
  nbsp: '\u00a0',
  ndash: '–',
  pound: '£',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  shy: '',
  sup2: '²',
  thinsp: '\u2009',
  times: '×',
  trade: '™',
};

/** Decodes the entities of HTML text once: `&amp;lt;` becomes `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,8})|#(\d{1,8})|([a-z\d]{2,8}));/gi, (entity, hex, decimal, name) => {
    if (name) return Object.hasOwn(named, name) ? (named[name] ?? entity) : entity;
    return fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

function fromCodePoint(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}
