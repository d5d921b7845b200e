import { type Composition, compositionPath } from '../../composition/composition';
import { withTimeLimit } from '../../network/time-limit';

const timeLimit = 5000;

/** Asks the server what the site is composed of now; `null` where it does not say so within five seconds. Never rejects. */
export async function askComposition(): Promise<Composition | null> {
  try {
    return await withTimeLimit(timeLimit, new AbortController().signal, async (signal) => {
      const answer = await fetch(compositionPath, { signal, cache: 'no-cache' });
      const told: unknown = answer.ok ? await answer.json() : null;
      return isComposition(told) ? told : null;
    });
  } catch {
    return null;
  }
}

/** Whether an answer is the site's own: what stands before it in a network may answer too, also in JSON and with 200. */
function isComposition(told: unknown): told is Composition {
  if (!isRecord(told) || !Array.isArray(told.routes)) return false;
  return [told.slots, told.dialogs, told.addresses, told.releases].every(isRecord);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
