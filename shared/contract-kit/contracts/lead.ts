/**
 * A field of a declared form. `name`, `phone`, `email`, `message` and `location` have the rules of section 5; a `text` is one
 * line; a `choice` is one of its `options`.
 */
export interface LeadFieldDeclaration {
  readonly kind: 'name' | 'phone' | 'email' | 'message' | 'location' | 'text' | 'choice';
  /** What the office calls it; where left out, its name as words: `first_day` is `First day`. */
  readonly label?: string;
  /** The message where it is missing. Without one the field is optional. */
  readonly missing?: string;
  readonly options?: readonly string[];
}

/**
 * A form of a remote that ends as a lead (`POST /api/contact`) and is none of section 7. The backend applies these rules, stores
 * the fields and delivers the lead. It has an `email` or a `phone`, by which a person's leads are erased. No files.
 */
export interface LeadDeclaration {
  /** `tour`. The form sends `leadSource('mfe-guides', 'tour')` as its `source`. */
  readonly name: string;
  /** What the mail about a lead calls it: `New tour`. */
  readonly title: string;
  /** What its sender agrees to, where it has a consent (`consent: true`); stored with the lead. */
  readonly consent?: string;
  readonly fields: Readonly<Record<string, LeadFieldDeclaration>>;
}

/** The `source` of a declared form, and its name in the office: `mfe-guides/tour`. */
export const leadSource = (remote: string, form: string): string => `${remote}/${form}`;
