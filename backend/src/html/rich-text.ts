import sanitize from 'sanitize-html';
import { remembering } from './remembering';

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
