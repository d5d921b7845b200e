import { emptyStyle } from '../request/policy/inline-hash';
import { violationsPath } from '../request/violations/route';

/**
 * The Content-Security-Policy of the office: scripts and styles only as files of its own origin, pictures of the edited
 * records, and nothing from other origins. It cannot be framed. Emotion inserts rules into an empty style element. Trusted
 * Types use the policy of the office's program.
 */
export const officeSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'manifest-src': ["'none'"],
    'media-src': ["'self'"],
    'object-src': ["'none'"],
    'report-uri': [violationsPath],
    'require-trusted-types-for': ["'script'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", emptyStyle],
    'trusted-types': ['default'],
  },
};
