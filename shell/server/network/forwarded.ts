import type { FastifyRequest } from 'fastify';

/** Who asks, as the backend believes it: it counts how often each one does, and sets its cookies for the visitor's own scheme. */
export function forwarded({ host, protocol, ip }: FastifyRequest): Readonly<Record<string, string>> {
  return { 'x-forwarded-host': host, 'x-forwarded-proto': protocol, 'x-forwarded-for': ip };
}
