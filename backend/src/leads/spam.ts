import { honeypotField } from '@iwan/shared/domain/contact/honeypot-field';

/** Milliseconds; nobody fills in a form faster, even one with a single field. */
const shortestFill = 1200;

type Values = Readonly<Record<string, unknown>>;

/** Two links in one message are a second sign of a bot. */
const spamLinks = 2;

/**
 * Whether a form was filled in by a bot: the honeypot, in old pages and plain clients `website`, is not empty, which a password
 * manager may do as well, and it was sent faster than anybody types or has several links.
 */
export function looksLikeSpam({ website, [honeypotField]: filledIn = website, ...values }: Values): boolean {
  if (typeof filledIn !== 'string' || filledIn.trim() === '') return false;
  const links =
    Object.values(values)
      .join(' ')
      .match(/https?:\/\//gi) ?? [];
  return looksHasty(values) || links.length >= spamLinks;
}

/**
 * Whether a form was sent faster than anybody types, by `filled_ms`, the milliseconds from its rendering to its submission.
 * Autofill is as fast as a bot, so this only adds a note to the lead.
 */
export function looksHasty({ filled_ms }: Values): boolean {
  if (filled_ms === undefined || filled_ms === null || filled_ms === '') return false;
  const filled = Number(filled_ms);
  return Number.isFinite(filled) && filled < shortestFill;
}
