/** Milliseconds; nobody fills in a form, be it with one field, faster than that. */
const shortestFill = 1200;

/**
 * Whether a form was filled in by a machine: the field `website`, which no visitor sees, has something in it, or
 * `filled_ms`, the milliseconds from the form's appearance to its sending, is too small. Both are additive: a form that
 * has neither is not judged, and what they say is kept with the lead and told to nobody.
 */
export function looksLikeSpam({ website, filled_ms }: Readonly<Record<string, unknown>>): boolean {
  if (typeof website === 'string' && website.trim() !== '') return true;
  if (filled_ms === undefined || filled_ms === null || filled_ms === '') return false;
  const filled = Number(filled_ms);
  return Number.isFinite(filled) && filled < shortestFill;
}
