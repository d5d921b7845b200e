import { PGlite } from '@electric-sql/pglite';

/**
 * The buffers are a tenth of PostgreSQL's default of 128 MB, which this process would allocate: readers are served from memory
 * anyway. So is the sample of rows for the planner, since analysing blocks the process. Its files are in the system's cache or on a
 * disk without a moving head, where reading an index costs no more than reading a table.
 */
export const startParams = [
  ...PGlite.defaultStartParams,
  ...['-c', 'shared_buffers=16MB'],
  ...['-c', 'default_statistics_target=10'],
  ...['-c', 'random_page_cost=1.1'],
];
