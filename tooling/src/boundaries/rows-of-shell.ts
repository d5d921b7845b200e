import { design, domain, kit, shellSource } from './in-folder';
import type { Rows } from './rows';
import { forPages } from './shared-modules';

export const rowsOfShell: Readonly<Record<string, Rows>> = {
  // What of the shell runs in the browser, most of it on the server too.
  'shell/src': {
    'remotes.ts': [],
    'calls.ts': kit('contracts', 'api/declared-calls.ts'),
    theme: [],
    network: [],
    telemetry: design('dom'),
    composition: ['remotes.ts', ...domain('format'), ...kit('contracts', 'paths')],
    offline: [...kit('paths', 'state'), ...design('dom')],
    structured: [...domain('model', 'structured'), ...kit('contracts', 'paths')],
    document: [
      'network',
      'composition',
      'offline',
      ...domain('model', 'format', 'visitor'),
      ...kit('contracts', 'api', 'state', 'forms'),
      ...design('dom'),
    ],
    navigation: ['document', 'offline'],
    // The singletons that remotes get are modules of `shared`.
    federation: [
      'remotes.ts',
      'network',
      'composition',
      'document',
      'navigation',
      'telemetry',
      ...domain('model', 'format'),
      ...kit('contracts', 'paths', 'api', 'state', 'router'),
      ...design('dom', 'carousel', 'ui'),
    ],
    forms: ['document', ...domain('format'), ...kit('api', 'forms'), ...design('ui')],
    parts: design('ui/icons', 'ui'),
    layout: [...forPages, 'document', 'federation', 'forms', 'parts'],
    dialogs: [
      'composition',
      'federation',
      'forms',
      ...domain('format'),
      ...kit('contracts', 'paths', 'state'),
      ...design('ui', 'ui/icons'),
    ],
    'own-page.tsx': ['federation'],
    'pages/*': [...forPages, 'federation', 'forms', 'layout', 'parts', 'structured'],
    pages: ['pages/*', 'federation', ...domain('format'), ...kit('contracts', 'paths')],
    'page-outlet.tsx': ['own-page.tsx', 'federation', 'pages'],
    'app.tsx': ['*', ...domain('format'), ...kit('forms')],
    '.': ['*', ...forPages],
    testing: ['*'],
  },
  // The office's program in the browser, which no page of the site has a byte of.
  'shell/office': {
    'boot.ts': shellSource('composition'),
    api: domain('office'),
    federation: [...kit('contracts'), ...shellSource('composition', 'federation')],
    session: ['api', ...domain('format', 'office'), ...kit('state'), ...design('office')],
    words: domain('format', 'office'),
    'screens/*': ['session', 'words', ...domain('format', 'office'), ...kit('contracts'), ...design('office')],
    screens: ['screens/*', ...kit('contracts'), ...shellSource('remotes.ts')],
    layout: [
      'federation',
      'screens',
      'session',
      'words',
      ...domain('format', 'office'),
      ...kit('contracts'),
      ...design('office'),
      ...shellSource('composition', 'federation'),
    ],
    '.': [
      '*',
      ...domain('format', 'office'),
      ...kit('contracts'),
      ...design('office'),
      ...shellSource('composition', 'theme'),
    ],
    testing: domain('office'),
  },
};
