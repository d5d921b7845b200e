import { join } from 'node:path';

/** The server of the built shell that the package carries; its browser files lie beside it. */
export const carriedShellServer = join(import.meta.dirname, '..', '..', 'shell', 'server');
