import type { RichTag } from '../model/entities';

/** The element for each element of the backend's HTML; others are removed and their text is kept. */
const tags: Readonly<Record<string, RichTag>> = {
  p: 'p',
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tr: 'tr',
  th: 'th',
  td: 'td',
  hr: 'hr',
  br: 'br',
  a: 'a',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  del: 's',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
};

export function richTagOf(name: string): RichTag | null {
  return Object.hasOwn(tags, name) ? (tags[name] ?? null) : null;
}

/** Elements whose content is not text. */
export const unreadElements: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'noframes', 'noembed', 'iframe', 'object', 'embed', 'applet'],
  ...['svg', 'math', 'title', 'head', 'textarea', 'select', 'button', 'audio', 'video', 'canvas', 'xmp', 'plaintext'],
]);

/** Removed block elements: what follows them begins a new paragraph. */
export const transparentBlocks: ReadonlySet<string> = new Set([
  ...['div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'figure', 'figcaption', 'address', 'pre'],
  ...['dl', 'dt', 'dd', 'center', 'form', 'fieldset', 'details', 'summary'],
]);

/** Block elements that cannot be mixed with text. */
export const blocks: ReadonlySet<RichTag> = new Set(['p', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table', 'hr']);

/** Elements that may contain blocks. */
export const containers: ReadonlySet<RichTag> = new Set(['li', 'blockquote', 'th', 'td']);

export const voids: ReadonlySet<RichTag> = new Set(['hr', 'br']);
