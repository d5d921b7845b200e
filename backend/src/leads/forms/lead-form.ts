import type { z } from 'zod';

/** The values of a submission or of a stored lead: an older release may have stored other fields. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * How the payloads of a form are recognised among those of the same format: by `source`, by a field that no other form has, or
 * as the one form of its format that has neither.
 */
export type Recognition = { readonly source: string } | { readonly anyField: readonly string[] } | 'nothing else';

/** What a receipt thanks for. */
export type ReceiptKind = 'enquiry' | 'booking' | 'message' | 'application' | 'newsletter';

/** The formats of the site's own payloads. */
export type PublicFormat = Exclude<LeadForm['sentAs'], 'office'>;

/**
 * A form that ends as a lead (`POST /api/contact`, section 7). The route, the OpenAPI document, the journal, the mails to the
 * business and the export all read this definition, and the database stores all forms in one table.
 */
export interface LeadForm {
  /** The name in the journal, the database, the webhook and the metrics. Stored leads refer to it, so it must not change. */
  readonly name: string;
  /** Section 7 has the forms with a `location` as multipart, all others as JSON. One of the office is not taken from the site. */
  readonly sentAs: 'json' | 'multipart' | 'office';
  readonly knownBy: Recognition;
  /** The rules of section 5 in the order of the form; the messages are for visitors. */
  readonly fields: z.ZodObject;
  /** For a form with a consent: what its sender agrees to, in the words of the page (`locale`: BCP 47). Stored with the lead. */
  readonly consent?: (locale: string) => string;
  /** For a form with a required file (multipart only): the message where it is missing. */
  readonly file?: { readonly missing: string };
  /** The kind of receipt that its sender gets. */
  readonly receipt?: ReceiptKind;
  /** The parts of the subject of the mail to the business: the kind of form, and its subject. Empty parts are left out. */
  subject(fields: Values): readonly unknown[];
}
