import { PGlite } from '@electric-sql/pglite';

/** A tenth of PostgreSQL's own 128 MB, all of which this process would hold: readers are served from memory anyway. */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
