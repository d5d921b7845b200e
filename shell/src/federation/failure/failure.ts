/**
 * Why a part of a page is missing.
 * - `unpublished`: the remote's release has no such module (yet);
 * - `unavailable`: the remote cannot be reached, is too slow, or is invalid;
 * - `late`: it was not loaded in time, so the page is shown without it; it may be loaded later;
 * - `data`: the module was loaded, but its data was not; `message` has the wording of section 8.
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
