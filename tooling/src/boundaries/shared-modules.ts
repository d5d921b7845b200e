import { design, domain, kit } from './in-folder';

/** Contracts and rules without UI, which the backend may use as well. */
export const rules = [
  ...domain(
    'model',
    'format',
    'record',
    'embed',
    'map',
    'facts',
    'money',
    'contact',
    'project',
    'text',
    'search',
    'office',
  ),
  ...kit('contracts'),
];

/** What the code of a page may use of `shared`, in a remote and in the shell: everything except modules for servers and tests. */
export const forPages = [
  ...rules,
  ...domain('structured', 'visitor'),
  ...kit('paths', 'api/declared-calls.ts', 'api', 'state', 'router', 'forms'),
  ...design('dom', 'carousel', 'ui/icons', 'ui'),
];
