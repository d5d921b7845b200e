import { postedParameters } from '@iwan/shared/forms/posted-form';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenVariant, stableVariant } from '../release/canaries/variant';
import { privateHeaders, type SharedCache } from './shared-cache';

/** The session of a reader, whose name is prefixed with https. */
const sessionCookie = /(?:^|;\s*)(?:__Host-)?session=/;

interface Document {
  /** `null` for a document that must not be shared. */
  readonly keys: readonly string[] | null;
  /** Whether a part has failed, or it is out of date already (`sharedHeaders`). */
  readonly isProvisional: boolean;
  /** The variant of the site that it was made from; `null` where it does not depend on the visitor. */
  readonly variant: string | null;
  readonly url: Pick<URL, 'searchParams'>;
}

/**
 * Sets the headers by which a cache in front of the site keeps a document. It is never kept for a visitor with a session, nor as the response
 * to a form; nor where it depends on canaries, unless the cache has chosen the variant that the visitor got.
 */
export function shareDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { keys, isProvisional, variant, url }: Document,
  cache: Pick<SharedCache, 'headersFor'>,
): void {
  const { cookie = '' } = request.headers;
  const isOfVisitor = sessionCookie.test(cookie) || postedParameters.some((name) => url.searchParams.has(name));
  const isOtherVariant = variant !== null && chosenVariant(request) !== variant;
  // The cache believes that no canary runs, or still knows one that has ended.
  const isUnknownVariant = variant === null && (chosenVariant(request) ?? stableVariant) !== stableVariant;
  const isShared = keys !== null && !isOfVisitor && !isOtherVariant && !isUnknownVariant;
  reply.headers(isShared ? cache.headersFor(keys, isProvisional) : privateHeaders);
}
