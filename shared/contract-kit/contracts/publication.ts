/** `<store>/<name>/.published/<version>.json`: who published a release, when and why. */
export interface Publication {
  /** ISO 8601. */
  readonly at: string;
  /** The user name on the publisher's machine. */
  readonly by: string;
  readonly message?: string;
}

/** The path of a release's publication, relative to the remote's folder in the store. */
export function publicationFile(version: string): string {
  return `.published/${version}.json`;
}

/** The longest name and reason, in characters. */
const mostOfName = 100;
const mostOfMessage = 500;

/** A text on one line, without control characters, cut to the limit. */
export function publication({ at, by, message = '' }: Publication): Publication {
  const reason = line(message, mostOfMessage);
  return { at, by: line(by, mostOfName), ...(reason === '' ? {} : { message: reason }) };
}

/** The publication in a file; `null` where it is invalid. */
export function parsePublication(text: string): Publication | null {
  try {
    const { at, by, message } = JSON.parse(text) as Record<string, unknown>;
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || typeof by !== 'string') return null;
    return publication({ at, by, ...(typeof message === 'string' ? { message } : {}) });
  } catch {
    return null;
  }
}

function line(text: string, most: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, most);
}
