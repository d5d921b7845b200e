import { readPath } from '@iwan/shared/domain/format/languages';
import {
  type Composition,
  compositionAddress,
  receivedComposition,
  type SentComposition,
} from '../../composition/composition';
import { withTimeLimit } from '../../network/time-limit';

const timeLimit = 5000;

/** Requests the current composition of the site; `null` without a valid response within five seconds. Never rejects. */
export async function requestComposition(): Promise<Composition | null> {
  try {
    return await withTimeLimit(timeLimit, new AbortController().signal, async (signal) => {
      const response = await fetch(compositionAddress(readPath(location.pathname).language.code), {
        signal,
        cache: 'no-cache',
      });
      const received: unknown = response.ok ? await response.json() : null;
      return isComposition(received) ? receivedComposition(received) : null;
    });
  } catch {
    return null;
  }
}

/** Whether a response is the site's own: a proxy or a captive portal may respond too, also in JSON and with 200. */
function isComposition(received: unknown): received is SentComposition {
  if (!isRecord(received) || !Array.isArray(received.table)) return false;
  return [received.slots, received.dialogs, received.addresses, received.releases].every(isRecord);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
