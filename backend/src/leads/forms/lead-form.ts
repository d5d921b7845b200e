import type { z } from 'zod';

/** What a form was sent with, or what has been kept of it: an older release may have kept other fields. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * What tells the payloads of a form from those of the others that are sent in the same format: its `source`, a field that no
 * other has, or nothing, which is for one form of each format.
 */
export type Recognition = { readonly source: string } | { readonly anyField: readonly string[] } | 'nothing else';

/**
 * A form that ends as a lead (`POST /api/contact`, section 7). The route, the OpenAPI document, the journal, the mails to
 * the business and the export all read this, and the database keeps every form in one table: nothing else has to know it.
 */
export interface LeadForm {
  /** In the journal, the database, the webhook and the metrics. Leads that were kept under it need it for good. */
  readonly name: string;
  /** Section 7 has the forms with a `location` as multipart, all others as JSON. */
  readonly sentAs: 'json' | 'multipart';
  readonly knownBy: Recognition;
  /** The rules of section 5 in the order of the form; the sentences are read by visitors. */
  readonly fields: z.ZodObject;
  /** There where the form has a file, which then is required (multipart only): the sentence for whoever leaves it out. */
  readonly file?: { readonly missing: string };
  /** The subject of the mail to the business: what has come, and whom or what it is about. Empty parts are left out. */
  subject(fields: Values): readonly unknown[];
}
