import { design, kit } from './in-folder';
import type { Rows } from './rows';
import { forPages, rules } from './shared-modules';

/**
 * A remote, by the roles of its folders: pages, slots, dialogs and resources use the parts and never each other; a part uses no
 * page, and of the folders of parts only those in its row in `own`. Remotes use only `shared`, and never each other.
 * `hasCalls`: whether it has a file with calls of its own. `screens`: what its screens of the office use of its pages.
 */
function remote(own: Rows = {}, { hasCalls = false, screens = [] as readonly string[] } = {}): Rows {
  const parts = ['parts', 'parts/*', ...Object.keys(own)];
  const calls = hasCalls ? ['calls.ts'] : [];
  const withShared = (modules: readonly string[]) => [...calls, ...modules, ...forPages];
  return {
    ...Object.fromEntries(
      calls.map((file) => [file, ['shared/contract-kit/contracts', 'shared/contract-kit/api/declared-calls.ts']]),
    ),
    parts: withShared([]),
    'parts/*': withShared(['parts']),
    ...Object.fromEntries(Object.entries(own).map(([name, uses]) => [name, withShared(uses)])),
    'pages/*': withShared(parts),
    'slots/*': withShared(parts),
    'dialogs/*': withShared(parts),
    'resources/*': withShared(parts),
    // Screens of the office, which are not part of the site's pages.
    'office/*': [...rules, ...kit('paths'), ...design('office'), ...screens],
    'exposes.ts': [...calls, 'dialogs/*', 'office/*', ...kit('contracts', 'api/declared-calls.ts')],
  };
}

/** Helpers of a remote's tests. */
const testing = ['*', ...forPages, 'shared/contract-kit/testing'];

export const rowsOfRemotes: Readonly<Record<string, Rows>> = {
  'mfe-listings/src': {
    ...remote(
      {
        'domain/project': [],
        'domain/search': ['domain/project'],
        'parts/icons': [],
        'parts/amounts': ['parts'],
        'parts/compare': ['parts'],
        'parts/project-card': ['parts', 'parts/amounts', 'parts/compare'],
        'parts/lost-project': ['domain/project', 'parts', 'parts/compare', 'parts/project-card'],
        'parts/projects-of': ['domain/project', 'parts', 'parts/compare', 'parts/project-card'],
        'parts/rates': ['domain/search'],
        'parts/unit': ['parts'],
        'parts/returns': ['parts', 'parts/unit'],
        'parts/filter': ['domain/project', 'domain/search', 'parts', 'parts/rates'],
        'parts/save-search': ['parts'],
        'parts/listing': [
          'domain/project',
          'domain/search',
          'parts',
          'parts/filter',
          'parts/compare',
          'parts/icons',
          'parts/project-card',
          'parts/rates',
          'parts/save-search',
        ],
        'parts/search-box': ['domain/search', 'parts', 'parts/icons', 'parts/listing', 'parts/rates'],
      },
      // A position is set on the map of the site.
      { screens: ['pages/*'] },
    ),
    testing,
  },
  'mfe-developers/src': remote(
    {
      'parts/portrait': ['parts'],
      'parts/people': ['parts', 'parts/portrait'],
      'parts/agents': ['parts', 'parts/people'],
      'parts/leaders': ['parts', 'parts/people'],
    },
    // Whether the site can play a video is decided by the same rule.
    { hasCalls: true, screens: ['parts/*'] },
  ),
  'mfe-blog/src': { ...remote({}, { hasCalls: true }), testing },
  'mfe-tools/src': remote(
    {
      'parts/openings': ['parts'],
      'parts/application': ['parts', 'parts/openings'],
    },
    { hasCalls: true },
  ),
};
