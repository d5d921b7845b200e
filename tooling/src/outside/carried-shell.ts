import { join } from 'node:path';

/** The server of the built shell in the package; its browser files are beside it. */
export const carriedShellServer = join(import.meta.dirname, '..', '..', 'shell', 'server');
