import { embedSource } from '@iwan/shared/domain/embed/embed-source';
import { type Field, fieldsOf, type RecordDescription } from '@iwan/shared/domain/records/field';
import { records } from '@iwan/shared/domain/records/records';
import { escapeHtml } from '@iwan/shared/domain/text/escape-html';
import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';

interface Frame {
  readonly source: string;
  readonly title: string;
}

/** The first allowed frame of a markup. Only its address and title are used. */
function findFrame(markup: string): Frame | null {
  let found: Frame | null = null;
  sanitize(markup, {
    allowedTags: ['iframe'],
    allowedAttributes: { iframe: ['src', 'title'] },
    onOpenTag: (name, { src = '', title = '' }) => {
      const source = name === 'iframe' ? embedSource(src) : null;
      if (source !== null) found ??= { source, title };
    },
  });
  return found;
}

function build({ source, title }: Frame): string {
  const shown = title.trim().slice(0, 200) || 'Map';
  return `<iframe src="${escapeHtml(source)}" title="${escapeHtml(shown)}" width="600" height="450" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" sandbox="allow-scripts allow-same-origin allow-popups" allowfullscreen></iframe>`;
}

const rewritten = remembering((markup) => {
  const source = embedSource(markup);
  const frame = source === null ? findFrame(markup) : { source, title: '' };
  return { markup: frame === null ? null : build(frame) };
}, 25_000);

/**
 * Embed markup (section 3), rewritten with only the address of its frame; a bare address is accepted too. `null` when it has no
 * frame of an allowed map or video service.
 */
export function safeEmbed(markup: string): string | null {
  return rewritten(markup).markup;
}

/**
 * Memoises a function with a limit. Records are read again at every write of any of them, and their texts hardly ever change.
 */
export function remembering<Result extends NonNullable<unknown>>(
  make: (text: string) => Result,
  most: number,
): (text: string) => Result {
  const known = new LRUCache<string, Result>({ max: most, memoMethod: make });
  return (text) => known.memo(text);
}

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  // A page has one heading of the first level, outside of this text.
  transformTags: { h1: 'h2', a: sanitize.simpleTransform('a', { rel: 'nofollow noopener' }) },
};

const clean = remembering((html) => sanitize(html, options), 25_000);

/**
 * The HTML of a description or paragraph (section 3), reduced to text and formatting: no script, style, picture, frame or
 * handler, and only links to the web, a mailbox or a telephone. Text without a tag is returned unchanged.
 */
export function safeRichText(html: string): string {
  return html.includes('<') ? clean(html) : html;
}

/** The sanitiser of the markup of a field; `null` for a field without any. */
function cleanerOf(field: Field): ((value: unknown) => unknown) | null {
  const clean = field.kind === 'rich' ? safeRichText : field.kind === 'map' ? safeEmbed : null;
  if (clean !== null) return (value) => (typeof value === 'string' ? clean(value) : value);
  if (field.kind !== 'rows') return null;
  const safeRow = safeRecord(field.row);
  return safeRow === unchanged ? null : (rows) => (Array.isArray(rows) ? rows.map(safeRow) : rows);
}

const unchanged = <Row extends object>(row: Row): Row => row;

/**
 * Sanitises the markup in a record. Applied both on writing and on reading, since the database may have been changed by other
 * programs. An absent field stays absent.
 */
export function safeRecord(description: RecordDescription): <Row extends object>(row: Row) => Row {
  const cleaners = fieldsOf(description).flatMap(([name, field]) => {
    const clean = cleanerOf(field);
    return clean === null ? [] : [[name, clean] as const];
  });
  if (cleaners.length === 0) return unchanged;
  return (row) => {
    const cleaned = cleaners.flatMap(([name, clean]) =>
      Object.hasOwn(row, name) ? [[name, clean(Reflect.get(row, name))] as const] : [],
    );
    return { ...row, ...Object.fromEntries(cleaned) };
  };
}

export const safeProject = safeRecord(records.projects);
/** An article with its sections. */
export const safeArticle = safeRecord(records.blogs);
