/**
 * Why a part of a page is not there.
 * - `unpublished`: the remote's release has no such module (yet);
 * - `unavailable`: the remote cannot be reached, is too slow, or is not what it should be;
 * - `late`: the page did not wait for it any longer, and it may still come;
 * - `data`: the module is there, the backend did not give it what it needs; `message` is the sentence of section 8.
 */
export type Failure =
  | { readonly kind: 'unpublished' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'late' }
  | { readonly kind: 'data'; readonly message: string };

/** Thrown by a host that cannot load a module. */
export class ModuleFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ModuleFailure';
    this.failure = failure;
  }
}
