import { z } from 'zod';

const portRule = 'must be a whole number from 1 to 65535';
export const port = z
  .string()
  .regex(/^\d{1,5}$/, portRule)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, portRule);

/** The origin of the office and its first administrators. */
export interface OfficeSettings {
  /** The origin in browsers: cookies, passkeys and writing calls are bound to it. */
  readonly url: string;
  /** The first administrators, in lower case. */
  readonly emails: readonly string[];
  /** A development machine: its only administrator is invented, and needs no passkey. */
  readonly isDemo: boolean;
  /** After how many minutes administrators are notified of an unanswered lead; `null`: never. */
  readonly escalateAfter: number | null;
}

/** The administrator of a development machine, whose mails are in the mailbox. */
export const demoAdministrator = 'office@iwan.example';

const addresses = z
  .string()
  .transform((text) => text.split(',').map((email) => email.trim().toLowerCase()))
  .pipe(z.array(z.email('must be e-mail addresses separated by commas')));

const usualEscalation = 30;

/** The variables of the office. */
export const officeVariables = {
  OFFICE_PORT: z.union([z.literal('off').transform(() => null), port]).default(3002),
  OFFICE_URL: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
  OFFICE_EMAILS: addresses.optional(),
  LEADS_ESCALATE_MINUTES: z
    .union([z.literal('off').transform(() => null), z.coerce.number().int().min(1).max(10_080)], {
      error: 'must be a number of minutes from 1 to 10080, or "off"',
    })
    .default(usualEscalation),
};

const schema = z.object(officeVariables);

/**
 * The office's settings; `null` where it is off, or where a public site names no administrator. It may be off here and have an
 * origin: then it runs on another machine.
 */
export function officeSettings(read: z.output<typeof schema>, hasSite: boolean): OfficeSettings | null {
  const { OFFICE_EMAILS: emails, OFFICE_URL: url, OFFICE_PORT: ownPort } = read;
  if ((hasSite && emails === undefined) || (ownPort === null && url === undefined)) return null;
  return {
    url: new URL(url ?? `http://localhost:${ownPort}`).origin,
    emails: emails ?? [demoAdministrator],
    isDemo: emails === undefined,
    escalateAfter: read.LEADS_ESCALATE_MINUTES,
  };
}
