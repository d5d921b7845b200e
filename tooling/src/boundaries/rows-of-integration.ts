import { design, domain, kit, shellSource, tool } from './in-folder';
import type { Rows } from './rows';
import { forPages } from './shared-modules';

export const rowsOfIntegration: Readonly<Record<string, Rows>> = {
  // Tests and measurements of the built site from outside.
  shell: {
    'integration/outside-remote': [...forPages, ...design('office')],
    // The local fonts that the fallback faces are made for; their journeys install them.
    'fallback-fonts/local-fonts': ['tooling/src', ...domain('text')],
    'integration/support': [
      'fallback-fonts/local-fonts',
      'tooling/src',
      ...kit('contracts', 'paths', 'testing'),
      ...tool('build', 'postgres', 'release', 'run', 'test'),
    ],
    bench: ['integration/support', 'tooling/src', ...kit('api', 'paths'), ...shellSource('document'), ...tool('build')],
    'integration/server/testing': [
      'integration/support',
      'server/remote-messages',
      'server/remote-workers',
      'tooling/src',
      ...kit('contracts', 'testing'),
    ],
    'integration/server': [
      'integration/support',
      'integration/server/testing',
      'tooling/src',
      ...kit('contracts', 'testing'),
      ...tool('release'),
    ],
    'fallback-fonts': ['fallback-fonts/local-fonts', 'bench', 'tooling/src'],
    // The page of parts, in development only.
    parts: [...domain('format'), ...design('dom', 'ui'), ...shellSource('theme')],
    integration: ['fallback-fonts', 'fallback-fonts/local-fonts', 'integration/support', ...domain('office')],
  },
};
