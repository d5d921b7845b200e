/**
 * The dialogs of the site by name, each with its parameters. Parameters from a link are untrusted. A team adds its own by
 * declaration merging.
 */
export interface DialogKinds {
  /**
   * `price`: the price in dirhams, for the loan. `loan`, `rate`, `years`: a whole loan, in dirhams, percent and years, whose
   * result is shown at once. `tab`: `converter` or the mortgage; the converter starts with `amount`, from one currency to
   * another.
   */
  readonly calculator: {
    readonly price?: number;
    readonly loan?: string | number;
    readonly rate?: string | number;
    readonly years?: string | number;
    readonly tab?: string;
    readonly amount?: string | number;
    readonly from?: string;
    readonly to?: string;
  };
  /** Favourites and recently viewed projects. */
  readonly saved: Record<never, never>;
  /** The contact form of About and the footer. */
  readonly contact: Record<never, never>;
  /** Signs in by a mailed code; `useSession` changes when that is done. */
  readonly 'sign-in': Record<never, never>;
}

/** A dialog with its parameters. */
export type Dialog = { [Name in keyof DialogKinds]: { readonly name: Name } & DialogKinds[Name] }[keyof DialogKinds];
