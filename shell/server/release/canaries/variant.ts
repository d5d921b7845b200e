import type { FastifyRequest } from 'fastify';

/**
 * The header by which a cache says which variant of the site a request is for: the stable releases, or which canaries. The cache learns it
 * from `variantPath`, for the bucket in the visitor's cookie, so that it keeps one copy for each variant and not for each cookie.
 */
export const variantHeader = 'x-iwan-variant';
export const variantPath = '/__variant';

/** The variant without canaries. */
export const stableVariant = 'stable';

/** Where the variant depends on the visitor's bucket, and none was given. */
export const undecidedVariant = 'undecided';

/** `mfe-blog:1a2b,shell:3c4d`: the canaries of a visitor. */
export function variantOf(canaries: readonly { readonly name: string; readonly version: string }[]): string {
  const names = canaries.map(({ name, version }) => `${name}:${version}`).sort();
  return names.length === 0 ? stableVariant : names.join(',');
}

/** The variant of a visitor of whom the shell may be a canary too; both are `null` where everybody has the same. */
export function withShell(variant: string | null, shell: string | null): string | null {
  if (variant === null || shell === null) return variant ?? shell;
  const names = [variant, shell].filter((name) => name !== stableVariant);
  return names.length === 0 ? stableVariant : names.join(',');
}

/** The variant that a cache has chosen for a request; `null` where none has. */
export function chosenVariant({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const chosen = headers[variantHeader];
  return typeof chosen === 'string' && chosen !== '' ? chosen : null;
}

/** What a response that depends on canaries varies by: the visitor's cookie, or the variant that a cache has chosen by it. */
export function variesBy(request: Pick<FastifyRequest, 'headers'>): string {
  return chosenVariant(request) === null ? 'cookie' : variantHeader;
}
