/** What is known of the language of a record that was asked for in another language than its own. */
export interface RecordTranslation {
  /** Its name in the language of the page; left out where it has none. */
  readonly name?: string;
  /** The fields that are in English, by their names on the wire. */
  readonly missing: readonly string[];
}

/** A record whose `name` is that of its own language: addresses, calls and enquiries have it in every language of the site. */
export interface Translated {
  /** Left out in the language of the records, and where a backend does not translate: all of it is in English then. */
  readonly translation?: RecordTranslation | undefined;
}

/** The name as pages show it, in their language where there is one. */
export const shownName = ({ name, translation }: Translated & { readonly name: string }): string =>
  translation?.name ?? name;
