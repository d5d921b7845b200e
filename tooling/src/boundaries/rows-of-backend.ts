import { domain, kit } from './in-folder';
import type { Rows } from './rows';
import { rules } from './shared-modules';

export const rowsOfBackend: Readonly<Record<string, Rows>> = {
  // The admin API. Of `shared` it uses the contracts and the rules, and of paths what an address asks for.
  'backend/src': {
    'start-failure.ts': [],
    'backend-folder.ts': ['start-failure.ts'],
    'environment.ts': ['start-failure.ts', ...domain('model'), ...kit('network')],
    html: domain('embed', 'text'),
    csv: [],
    // The triggers of a project watch what a search reads of it.
    database: ['start-failure.ts', 'backend-folder.ts', 'environment.ts', 'html', ...domain('record', 'search')],
    http: ['start-failure.ts', 'environment.ts', 'database', ...kit('network')],
    outbox: ['database', 'http'],
    metrics: ['http'],
    mail: ['environment.ts', 'metrics'],
    health: ['database', 'http'],
    media: ['http'],
    catalogue: ['database', 'http', ...domain('text')],
    agents: ['catalogue', 'database', 'html', 'http'],
    developers: ['catalogue', 'database', 'html', 'http'],
    team: ['catalogue', 'database', 'http'],
    projects: [...rules, 'agents', 'developers', 'catalogue', 'database', 'html', 'http'],
    'sign-in': ['database', 'http', 'mail', ...domain('model'), ...kit('network')],
    discussion: ['database', 'http', 'sign-in'],
    blogs: ['catalogue', 'database', 'discussion', 'html', 'http', 'sign-in'],
    leads: [
      'start-failure.ts',
      'backend-folder.ts',
      'environment.ts',
      'database',
      'http',
      'outbox',
      'metrics',
      ...domain('contact', 'format'),
    ],
    // A search is kept by its address: hence the paths.
    'search-alerts': [...rules, 'database', 'http', 'outbox', 'mail', 'projects', 'sign-in', ...kit('paths')],
    openapi: ['blogs', 'database', 'discussion', 'http', 'leads', 'projects', 'search-alerts', 'sign-in'],
    '.': ['*'],
    content: [...rules, 'csv', 'database', 'html'],
    commands: [
      'start-failure.ts',
      'backend-folder.ts',
      'environment.ts',
      'content',
      'csv',
      'database',
      'discussion',
      'http',
      'leads',
      'mail',
      'search-alerts',
    ],
    testing: ['*', ...domain('project'), ...kit('testing')],
    contract: [],
    proof: ['*', ...domain('search')],
  },
};
