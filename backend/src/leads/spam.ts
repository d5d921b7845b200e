/** Milliseconds; nobody fills in a form faster, even one with a single field. */
const shortestFill = 1200;

type Values = Readonly<Record<string, unknown>>;

/** Whether a form was filled in by a bot: the honeypot field `website` is not empty. */
export function looksLikeSpam({ website }: Values): boolean {
  return typeof website === 'string' && website.trim() !== '';
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
