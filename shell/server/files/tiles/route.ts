import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooMuchWork, type VisitorLimits, VisitorWork } from '../../request/visitors/visitor-work';
import type { Tile, TileAddress, TileSource } from './tile-source';

interface Options {
  readonly source: TileSource;
}

const deepest = 19;

/**
 * A map shows some twenty tiles, each of which a service sends in a tenth of a second. Of the six concurrent requests to the
 * service one network has at most four, and then waits where others wait too.
 */
const limitsOfTiles: VisitorLimits = {
  budget: { burst: 30_000, share: 0.25 },
  queue: { atOnce: 4, mostWaiting: 200, longestWait: 10_000 },
  waitsForBudget: true,
};

/**
 * `/tiles/{z}/{x}/{y}`: the map's tiles from `TILES_URL`, on the site's own origin, so that no visitor's browser contacts a
 * third party. Without a tile, or beyond the visitor's limit, the response is 204: the base map below stays visible.
 */
export async function tileRoute(app: FastifyInstance, { source }: Options): Promise<void> {
  const work = new VisitorWork({ limits: limitsOfTiles });
  app.get<{ Params: Record<'z' | 'x' | 'y', string> }>(
    '/tiles/:z(^\\d{1,2}$)/:x(^\\d{1,7}$)/:y(^\\d{1,7}$)',
    async (request, reply) => {
      const { z, x, y } = request.params;
      const address = { z: Number(z), x: Number(x), y: Number(y) };
      const tile = isOnGlobe(address) ? await tileFor(request, address) : null;
      if (tile === null) return reply.code(204).header('cache-control', 'no-store').send();
      return reply.type(tile.type).header('cache-control', 'public, max-age=604800').send(tile.bytes);
    },
  );

  async function tileFor(request: FastifyRequest, address: TileAddress): Promise<Tile | null> {
    try {
      return await source.of(address, (fetching) => work.run(request, fetching));
    } catch (error) {
      if (error instanceof TooMuchWork) return null;
      throw error;
    }
  }
}

function isOnGlobe({ z, x, y }: TileAddress): boolean {
  return z <= deepest && x < 2 ** z && y < 2 ** z;
}
