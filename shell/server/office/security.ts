import { emptyStyle } from '../policy/inline-hash';
import { violationsPath } from '../violations/route';

/**
 * What the office may load: scripts and styles from its own origin and from files only, pictures of what is being edited, and nothing of
 * anybody else. It stands in no frame. Emotion fills an empty style by rules. Trusted Types ask the policy of the office's program.
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
