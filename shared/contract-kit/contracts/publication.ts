/** `<store>/<name>/.published/<version>.json`: who has published a release, when and why. */
export interface Publication {
  /** ISO 8601. */
  readonly at: string;
  /** As the publisher's machine calls them. */
  readonly by: string;
  readonly message?: string;
}

/** Where, below the remote's folder in the store, stands who has published a release. */
export function publicationFile(version: string): string {
  return `.published/${version}.json`;
}

/** Characters of who, and of why, that are kept. */
const mostOfName = 100;
const mostOfMessage = 500;

/** What somebody has written on one line, without control characters, and not too long. */
export function publication({ at, by, message = '' }: Publication): Publication {
  const said = line(message, mostOfMessage);
  return { at, by: line(by, mostOfName), ...(said === '' ? {} : { message: said }) };
}

/** The publication that a file says; `null` where it says none. */
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
