import type { FastifyInstance } from 'fastify';
import { NetworkRate } from '../visitors/network-rate';
import { readViolations } from './read-violations';
import type { Violations } from './violations';

/** The address for policy violation reports. */
export const violationsPath = '/__violations';

interface Options {
  readonly violations: Violations;
  /** The names of the remotes. */
  readonly remotes: () => readonly string[];
}

/** The limit of a body: a report has a kilobyte; the longest of the Reporting API a few. */
const mostBytes = 16_384;
const limits = { burst: 30, perMinute: 60 };

/** Receives policy violation reports (`report-uri`) from anybody, so they are limited by size and by network. */
export async function violationsRoute(app: FastifyInstance, { violations, remotes }: Options): Promise<void> {
  const rate = new NetworkRate(limits);
  const types = ['application/csp-report', 'application/reports+json'];
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: mostBytes }, (_, body, done) => done(null, body));
  app.post(violationsPath, { bodyLimit: mostBytes }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (rate.waitFor(request.ip) > 0) return reply.code(429).send();
    const reported = typeof request.body === 'string' ? readViolations(request.body) : [];
    for (const violation of reported) violations.add(request.log, violation, remotes());
    return reply.code(204).send();
  });
}
