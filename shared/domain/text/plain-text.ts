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

/** Elements whose content is not text. */
const unread = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
]);

/** Inline elements: removing them leaves no gap. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'font',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
]);

/**
 * The visible text of HTML: without tags, comments, scripts or styles, entities decoded, white space collapsed. The result has
 * to be escaped where it is shown. Linear in the length of the input.
 */
export function plainText(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) {
      text += html.slice(at);
      break;
    }
    text += html.slice(at, open);
    const tag = readTag(html, open);
    if (tag.end === open) {
      text += '<';
      at = open + 1;
      continue;
    }
    if (!inline.has(tag.name)) text += ' ';
    at = tag.opens && unread.has(tag.name) ? endOfElement(html, tag.name, tag.end) : tag.end;
  }
  return decodeEntities(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

interface Tag {
  readonly name: string;
  readonly opens: boolean;
  /** The end of a tag; the start where it is not a tag. */
  readonly end: number;
}

function readTag(html: string, open: number): Tag {
  if (html.startsWith('<!--', open)) {
    const close = html.indexOf('-->', open + 4);
    return { name: '', opens: false, end: close === -1 ? html.length : close + 3 };
  }
  const start = /[a-z/!?]/i.test(html.charAt(open + 1));
  if (!start) return { name: '', opens: false, end: open };
  const name = /^<\/?([a-z][a-z\d-]*)/i.exec(html.slice(open, open + 32))?.[1]?.toLowerCase() ?? '';
  return { name, opens: html[open + 1] !== '/', end: endOfTag(html, open + 1) };
}

function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') {
      return at + 1;
    } else if (character === '"' || character === "'") {
      quote = character;
    }
  }
  return html.length;
}

function endOfElement(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  close.lastIndex = from;
  const found = close.exec(html);
  return found ? endOfTag(html, found.index + 1) : html.length;
}
