import { z } from 'zod';

const portRule = 'must be a whole number from 1 to 65535';
export const port = z
  .string()
  .regex(/^\d{1,5}$/, portRule)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, portRule);

/** How the office is reached, and who is in it at first. */
export interface OfficeSettings {
  /** The origin that its browsers know: cookies, passkeys and writing calls are held to it. */
  readonly url: string;
  /** The first administrators, in lower case. */
  readonly emails: readonly string[];
  /** A newcomer's machine: its one administrator is invented, and needs no passkey. */
  readonly isDemo: boolean;
  /** Minutes after which the administrators are told of a lead without an answer; `null`: never. */
  readonly escalateAfter: number | null;
}

/** Of the newcomer's machine; its mails lie in the mailbox. */
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
 * What the variables say of the office; `null` where it is off, or where the site is a real one and names no administrator. Off with an
 * origin all the same: it runs on another machine.
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
