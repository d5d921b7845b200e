import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooMuchWork, type VisitorLimits, VisitorWork } from '../visitors/visitor-work';
import { type Tile, type TileAddress, TileSource } from './tile-source';

interface Options {
  readonly tilesUrl: string;
  readonly siteUrl: string;
}

const deepest = 19;

/**
 * A map has some twenty tiles in view, of which a service gives one in a tenth of a second. Of the six that the service is asked
 * for at a time one network has four at most, and waits where others wait for the service too.
 */
const limitsOfTiles: VisitorLimits = {
  budget: { burst: 30_000, share: 0.25 },
  queue: { atOnce: 4, mostWaiting: 200, longestWait: 10_000 },
  waitsForBudget: true,
};

/**
 * `/tiles/{z}/{x}/{y}`: the map's tiles from `TILES_URL`, on the site's own origin, so that no visitor's browser talks
 * to a stranger. Where there is none to give, or the visitor has asked for too many, the answer is 204: the map shows the base map
 * beneath, and says nothing.
 */
export async function tileRoute(app: FastifyInstance, { tilesUrl, siteUrl }: Options): Promise<void> {
  const source = new TileSource({ template: tilesUrl, siteUrl });
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
      return await source.get(address, (fetching) => work.run(request, fetching));
    } catch (problem) {
      if (problem instanceof TooMuchWork) return null;
      throw problem;
    }
  }
}

function isOnGlobe({ z, x, y }: TileAddress): boolean {
  return z <= deepest && x < 2 ** z && y < 2 ** z;
}
