/** Milliseconds; nobody types into a form, be it with one field, faster than that. */
const shortestFill = 1200;

type Values = Readonly<Record<string, unknown>>;

/** Whether a form was filled in by a machine: the field `website`, which no visitor sees, has something in it. */
export function looksLikeSpam({ website }: Values): boolean {
  return typeof website === 'string' && website.trim() !== '';
}

/**
 * Whether a form was sent faster than anybody types, by `filled_ms`, the milliseconds from its appearance to its sending. A
 * browser that fills in what it knows is as fast as a machine, so that this marks a lead and keeps it from nobody.
 */
export function looksHasty({ filled_ms }: Values): boolean {
  if (filled_ms === undefined || filled_ms === null || filled_ms === '') return false;
  const filled = Number(filled_ms);
  return Number.isFinite(filled) && filled < shortestFill;
}
