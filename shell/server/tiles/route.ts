import type { FastifyInstance } from 'fastify';
import { type TileAddress, TileSource } from './tile-source';

interface Options {
  readonly tilesUrl: string;
  readonly siteUrl: string;
}

const deepest = 19;

/**
 * `/tiles/{z}/{x}/{y}`: the map's tiles from `TILES_URL`, on the site's own origin, so that no visitor's browser talks
 * to a stranger. Where there is none to give the answer is 204: the map shows the base map beneath, and says nothing.
 */
export async function tileRoute(app: FastifyInstance, { tilesUrl, siteUrl }: Options): Promise<void> {
  const source = new TileSource({ template: tilesUrl, siteUrl });
  app.get<{ Params: Record<'z' | 'x' | 'y', string> }>(
    '/tiles/:z(^\\d{1,2}$)/:x(^\\d{1,7}$)/:y(^\\d{1,7}$)',
    async (request, reply) => {
      const { z, x, y } = request.params;
      const address = { z: Number(z), x: Number(x), y: Number(y) };
      const tile = isOnGlobe(address) ? await source.get(address) : null;
      if (tile === null) return reply.code(204).header('cache-control', 'no-store').send();
      return reply.type(tile.type).header('cache-control', 'public, max-age=604800').send(tile.bytes);
    },
  );
}

function isOnGlobe({ z, x, y }: TileAddress): boolean {
  return z <= deepest && x < 2 ** z && y < 2 ** z;
}
