import type { CDPSession } from '@playwright/test';

/** What a browser fetches, by what it is for. */
export const kinds = ['document', 'script', 'style', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

export interface Fetched {
  readonly url: string;
  readonly kind: Kind;
  /** Over the wire, compressed, with the headers of the answer. */
  readonly bytes: number;
  /** 0 where no answer came. */
  readonly status: number;
}

/** Listens to all that a page fetches from now on; what is asked tells what has come so far. */
export function recordTraffic(session: CDPSession): () => readonly Fetched[] {
  const asked = new Map<string, Omit<Fetched, 'bytes'> & { bytes: number; isOver: boolean }>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!/^https?:/.test(url)) return;
    asked.set(requestId, { url, kind: 'other', status: 0, bytes: 0, isOver: false });
  });
  session.on('Network.responseReceived', ({ requestId, type, response: { mimeType, status } }) => {
    const one = asked.get(requestId);
    if (one) asked.set(requestId, { ...one, status, kind: kindOf(type, mimeType) });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) Object.assign(one, { bytes: encodedDataLength, isOver: true });
  });
  session.on('Network.loadingFailed', ({ requestId, canceled }) => {
    // What the page itself gave up is no fault of what it asked for.
    if (canceled) asked.delete(requestId);
    else Object.assign(asked.get(requestId) ?? {}, { isOver: true, status: 0 });
  });
  return () => [...asked.values()].filter(({ isOver }) => isOver);
}

/** By the answer and not by the request: a preloaded script is none to the browser until it runs. */
export function kindOf(type: string, mimeType: string): Kind {
  if (type === 'Document') return 'document';
  if (/javascript/.test(mimeType)) return 'script';
  if (mimeType === 'text/css') return 'style';
  if (/^font\/|font-woff/.test(mimeType)) return 'font';
  return mimeType.startsWith('image/') ? 'image' : 'other';
}

/** Kilobytes over the wire by kind. */
export function kilobytesByKind(traffic: readonly Fetched[]): Readonly<Record<Kind, number>> {
  const sums = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
  for (const { kind, bytes } of traffic) sums[kind] += bytes / 1024;
  return sums;
}

/**
 * Without what was asked for a second time because it was slow, and had come the first time all the same: that tells of
 * the machine and not of the page.
 */
export function withoutSecondAttempts(traffic: readonly Fetched[]): readonly Fetched[] {
  const first = new Set(traffic.map(({ url }) => url));
  return traffic.filter(({ url }) => !url.includes('?attempt=') || !first.has(url.replace(/\?attempt=.*/, '')));
}
