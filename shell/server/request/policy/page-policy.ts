import { createHash } from 'node:crypto';
import { scriptOriginsName } from '../../../src/document/start-up/names';
import { boundariesScript, startUpScript } from '../../../src/document/start-up/script';
import { plainStyles } from '../html/plain-page';
import { violationsPath } from '../violations/route';

/** Allows an empty style element, into which code inserts rules, as Emotion does. */
export const emptyStyle = inlineHash('');

/** Allowed hosts of frames: the maps and videos that backends embed. */
const frames = [
  'https://www.google.com',
  'https://maps.google.com',
  'https://www.openstreetmap.org',
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
];

/** The first byte of rendered content, which includes texts of remotes and of the backend. */
const rendered = '<div id="root">';
const scriptOrigins = new RegExp(`<meta name="${scriptOriginsName}" content="([^"]*)">`);
/** What another team's container loads from its origin. */
const containerDirectives = ['script-src', 'connect-src', 'style-src', 'style-src-elem', 'img-src', 'font-src'];
const styleElements = /<style\b[^>]*>(.*?)<\/style>/gs;

/**
 * The Content-Security-Policy of a page. Scripts come only from files of this origin, except for two of our own by hash, so
 * nothing from a backend or a visitor can run; where code inserts HTML, a script or its address into the document, Trusted Types
 * require the policy of the document's own script (`restrict-sinks.ts`). Styles are files, or inline ones by hash; style
 * attributes are allowed, since the server positions markers on a map with them (docs/decisions/0070).
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
  // For attributes, and for browsers that do not distinguish them from elements.
  'style-src': ["'self'", "'unsafe-inline'"],
  'trusted-types': ['default'],
};

/** The default policy of responses, for helmet: it allows the styles of a plain page. */
export const plainPolicy = { useDefaults: false, directives: directivesWith([], [plainStyles]) };

/**
 * The policy of a document, with the hashes of our own inline scripts and of the styles before the rendered content, and with the
 * origins of other teams' containers.
 */
export function documentPolicy(html: string): string {
  const own = html.slice(0, Math.max(html.indexOf(rendered), 0));
  const styles = [...own.matchAll(styleElements)].map(([, text = '']) => text);
  const scripts = [startUpScript, boundariesScript].filter((script) => own.includes(script));
  const origins = scriptOrigins.exec(own)?.[1]?.split(' ') ?? [];
  return Object.entries(directivesWith(scripts, styles))
    .map(([name, sources]) => [name, ...sources, ...(containerDirectives.includes(name) ? origins : [])].join(' '))
    .join(';');
}

function directivesWith(scripts: readonly string[], styles: readonly string[]): Record<string, string[]> {
  return {
    ...directives,
    'script-src': ["'self'", ...scripts.map(inlineHash)],
    'style-src-elem': ["'self'", ...new Set([emptyStyle, ...styles.map(inlineHash)])],
  };
}

/** The CSP source of one inline script or style, by its hash. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Without `includeSubDomains`: subdomains are not ours to decide. */
export const strictTransportSecurity = (siteUrl: string) =>
  siteUrl.startsWith('https:') && { includeSubDomains: false };
