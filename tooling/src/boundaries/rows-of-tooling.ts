import { domain, kit } from './in-folder';
import type { Rows } from './rows';
import { forPages } from './shared-modules';

export const rowsOfTooling: Readonly<Record<string, Rows>> = {
  // Builds, runs and publishes. Of `shared` it uses the contract of releases, and the recorded data for their proof.
  'tooling/src': {
    // The client of S3, which the backend uses as well.
    objects: [],
    '.': ['objects', ...kit('contracts')],
    // Servers of PostgreSQL for tests and measurements.
    postgres: ['.', ...kit('testing')],
    boundaries: ['.'],
    build: ['.', ...kit('contracts')],
    release: ['.', 'build', ...kit('contracts', 'testing')],
    store: ['.', 'release', ...kit('contracts')],
    bucket: ['.', 'objects', 'release', ...kit('contracts')],
    run: ['.', 'bucket', 'build', 'release', ...kit('contracts')],
    test: ['.', 'postgres', 'run'],
    skew: ['.', 'release', 'test', ...kit('contracts')],
    deep: ['.', 'skew', 'test'],
    deployment: ['.', 'test'],
    packages: ['.', 'build', 'release', 'test', ...kit('contracts')],
    'new-remote': ['.', 'packages'],
    dev: ['.', 'build', 'release', 'run'],
    facts: domain('facts', 'format', 'record'),
    outside: ['.', 'build', 'release', 'run', 'store', ...kit('contracts', 'testing')],
    commands: ['*', ...domain('record'), ...kit('contracts')],
  },
  tooling: {
    scripts: [],
    template: forPages,
  },
};
