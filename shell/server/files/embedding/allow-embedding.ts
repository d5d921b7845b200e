import type { FastifyInstance } from 'fastify';

/** What a page of another origin loads by elements, whose requests do not name their origin: scripts, styles, pictures. */
const loadedByElements = /^\/(remotes|shell|images|embedding\.css)\b/;

/**
 * Lets pages of other origins read what is no document: the files of releases, pictures and data. Without credentials, so that
 * they get what a visitor without cookies gets. Other origins get nothing more than before, except that
 * `Cross-Origin-Resource-Policy` cannot name an origin: files and pictures can then be shown anywhere.
 */
export function allowEmbedding(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onSend', async ({ method, url, headers: { origin } }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') return;
    if (String(reply.getHeader('content-type')).startsWith('text/html')) return;
    if (loadedByElements.test(url)) reply.header('cross-origin-resource-policy', 'cross-origin');
    const varies = reply.getHeader('vary');
    reply.header('vary', varies === undefined ? 'Origin' : `${varies}, Origin`);
    if (origin !== undefined && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
    // Another backend may allow everybody.
    else reply.removeHeader('access-control-allow-origin');
  });
}
