import { createHash } from 'node:crypto';
import { boundariesScript, startUpScript } from '../src/document/start-up/script';
import { violationsPath } from './violations/route';

/** Hosts whose frames a page may show: the maps and videos that backends embed. */
const frames = [
  'https://www.google.com',
  'https://maps.google.com',
  'https://www.openstreetmap.org',
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
];

/** The scripts that stand in the documents themselves. */
const inlineScripts = [startUpScript, boundariesScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** That a site is reached by https alone holds for the site; what else has a name below its own is not ours to decide. */
export const strictTransportSecurity = (siteUrl: string) =>
  siteUrl.startsWith('https:') && { includeSubDomains: false };

/**
 * What a page may load. Scripts come from this origin and from files only, two of our own apart, so nothing that a backend or a visitor has
 * written can run. Styles may stand inline: Emotion, React and Leaflet write them (docs/decisions/0056).
 */
export const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
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
    'script-src': ["'self'", ...inlineScripts],
    'style-src': ["'self'", "'unsafe-inline'"],
  },
};
