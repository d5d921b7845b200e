import { PGlite } from '@electric-sql/pglite';

/** A tenth of PostgreSQL's default of 128 MB, which this process would allocate: readers are served from memory anyway. */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
