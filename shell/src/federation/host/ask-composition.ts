import {
  type Composition,
  compositionPath,
  receivedComposition,
  type SentComposition,
} from '../../composition/composition';
import { withTimeLimit } from '../../network/time-limit';

const timeLimit = 5000;

/** Requests the current composition of the site; `null` without a valid response within five seconds. Never rejects. */
export async function askComposition(): Promise<Composition | null> {
  try {
    return await withTimeLimit(timeLimit, new AbortController().signal, async (signal) => {
      const response = await fetch(compositionPath, { signal, cache: 'no-cache' });
      const answered: unknown = response.ok ? await response.json() : null;
      return isComposition(answered) ? receivedComposition(answered) : null;
    });
  } catch {
    return null;
  }
}

/** Whether a response is the site's own: a proxy or a captive portal may respond too, also in JSON and with 200. */
function isComposition(answered: unknown): answered is SentComposition {
  if (!isRecord(answered) || !Array.isArray(answered.table)) return false;
  return [answered.slots, answered.dialogs, answered.addresses, answered.releases].every(isRecord);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
