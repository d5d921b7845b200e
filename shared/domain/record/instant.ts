const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Parses a backend's date and time into an ISO 8601 instant; `null` when it is invalid. Without a zone it is UTC, so that the
 * server and every browser agree.
 *
 *     '2026-03-01 09:30:00'  =>  '2026-03-01T09:30:00.000Z'
 */
export function parseInstant(text: string | null): string | null {
  const [, year, month, day, time = '00:00', seconds = ':00', fraction = '', zone = 'Z'] =
    pattern.exec(text ?? '') ?? [];
  if (!year || !month || !day || !isDay(Number(year), Number(month), Number(day))) return null;
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const date = new Date(`${year}-${month}-${day}T${time}${seconds}${fraction.slice(0, 4)}${offset}`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

// `Date` rolls the 30th of February over into March.
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
