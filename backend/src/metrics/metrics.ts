import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { onlyDirectly } from '../http/refuse-cross-site';
import { within } from '../http/within';

/** Measures every request, and serves `/metrics` to direct requests at the backend's own port. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.observeRequest({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });

  app.get('/metrics', { onRequest: onlyDirectly, logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

export type Metrics = ReturnType<typeof createMetrics>;

/** How long a response waits for the database, in milliseconds; Prometheus takes a late one for a backend that is down. */
const readWithin = 2_000;

/** Prometheus metrics of the process. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const leads = new Counter({
    name: 'iwan_leads_total',
    help: 'Leads that were kept',
    labelNames: ['form', 'spam'],
    registers: [registry],
  });
  const mails = new Counter({
    name: 'iwan_mails_total',
    help: 'Mails that were handed over to a server, or were not',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    registry,
    /** `route` is the pattern, never the path: paths are unbounded and may contain names. */
    observeRequest: ({ seconds, ...labels }: { method: string; route: string; status: number; seconds: number }) =>
      requests.observe(labels, seconds),
    /** Counts a stored lead by its form. */
    countLead: (form: string, isSpam: boolean) => leads.inc({ form, spam: String(isSpam) }),
    countMail: (outcome: 'sent' | 'failed') => mails.inc({ outcome }),
    /** `read` resolves with the seconds that the oldest undelivered lead of each channel has waited; it is called for each response. */
    watchLeads(read: () => Promise<ReadonlyMap<string, number>>): void {
      new Gauge({
        name: 'iwan_leads_waiting_seconds',
        help: 'How long the oldest lead that was not delivered has waited',
        labelNames: ['channel'],
        registers: [registry],
        async collect() {
          // Without the database the last values stay.
          const waits = await within(readWithin, read()).catch(() => 'late' as const);
          if (waits === 'late') return;
          this.reset();
          for (const [channel, seconds] of waits) this.set({ channel }, seconds);
        },
      });
    },
  };
}
