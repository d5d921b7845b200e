import { boundariesScript, startUpScript } from '../../src/document/start-up/script';
import { plainStyles } from '../html/plain-page';
import { violationsPath } from '../violations/route';
import { emptyStyle, inlineHash } from './inline-hash';

/** Hosts whose frames a page may show: the maps and videos that backends embed. */
const frames = [
  'https://www.google.com',
  'https://maps.google.com',
  'https://www.openstreetmap.org',
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
];

/** Where what was rendered begins: a remote's words, and a backend's, among them. */
const rendered = '<div id="root">';
const styleElements = /<style\b[^>]*>(.*?)<\/style>/gs;

/**
 * What a page may load. Scripts come from this origin and from files only, two of our own apart, so nothing that a backend or a visitor has
 * written can run; where code hands a text to the document as HTML or as a script, or the address of one, Trusted Types ask the policy
 * of the document's own script (`restrict-sinks.ts`). Styles are files too, or texts of ours; an attribute may have any, since the server
 * says by it where things stand on a map (docs/decisions/0070).
 */
const directives: Readonly<Record<string, string[]>> = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'frame-src': frames,
  'img-src': ["'self'", 'data:', 'https:'],
  'media-src': ["'self'", 'https:'],
  'object-src': ["'none'"],
  'report-uri': [violationsPath],
  'require-trusted-types-for': ["'script'"],
  // For attributes, and for browsers that do not tell them from elements.
  'style-src': ["'self'", "'unsafe-inline'"],
  'trusted-types': ['default'],
};

/** The policy of every answer that says no other, as helmet takes it: with it a plain page is styled. */
export const plainPolicy = { useDefaults: false, directives: directivesWith([], [plainStyles]) };

/** The policy of a document, with the hashes of our own scripts that it has and of the styles that stand before all that was rendered. */
export function documentPolicy(html: string): string {
  const own = html.slice(0, Math.max(html.indexOf(rendered), 0));
  const styles = [...own.matchAll(styleElements)].map(([, text = '']) => text);
  const scripts = [startUpScript, boundariesScript].filter((script) => own.includes(script));
  return Object.entries(directivesWith(scripts, styles))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

function directivesWith(scripts: readonly string[], styles: readonly string[]): Record<string, string[]> {
  return {
    ...directives,
    'script-src': ["'self'", ...scripts.map(inlineHash)],
    'style-src-elem': ["'self'", ...new Set([emptyStyle, ...styles.map(inlineHash)])],
  };
}
