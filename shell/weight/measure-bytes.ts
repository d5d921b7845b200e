import type { CDPSession } from '@playwright/test';

/** The types of a browser's requests. `ahead`: scripts and styles that are fetched before they are needed. */
export const kinds = ['document', 'script', 'ahead', 'style', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

export interface Fetched {
  readonly url: string;
  readonly kind: Kind;
  /** Transferred: compressed, with the response headers. */
  readonly bytes: number;
  /** 0 without a response. */
  readonly status: number;
}

/** Records all requests of a page from now on; the returned function lists those so far. */
export function recordTraffic(session: CDPSession): () => readonly Fetched[] {
  const requested = new Map<string, Omit<Fetched, 'bytes'> & { bytes: number; isOver: boolean }>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (!/^https?:/.test(url)) return;
    requested.set(requestId, { url, kind: 'other', status: 0, bytes: 0, isOver: false });
  });
  session.on('Network.responseReceived', ({ requestId, type, response: { mimeType, status } }) => {
    const one = requested.get(requestId);
    if (one) requested.set(requestId, { ...one, status, kind: kindOf(type, mimeType) });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = requested.get(requestId);
    if (one) Object.assign(one, { bytes: encodedDataLength, isOver: true });
  });
  session.on('Network.loadingFailed', ({ requestId, canceled }) => {
    // A request that the page itself aborted is not a failure.
    if (canceled) requested.delete(requestId);
    else Object.assign(requested.get(requestId) ?? {}, { isOver: true, status: 0 });
  });
  return () => [...requested.values()].filter(({ isOver }) => isOver);
}

/** By the response instead of the request: for the browser a preloaded script is none until it runs. */
export function kindOf(type: string, mimeType: string): Kind {
  if (type === 'Document') return 'document';
  if (/javascript|css/.test(mimeType) && type === 'Fetch') return 'ahead';
  if (/javascript/.test(mimeType)) return 'script';
  if (mimeType === 'text/css') return 'style';
  if (/^font\/|font-woff/.test(mimeType)) return 'font';
  return mimeType.startsWith('image/') ? 'image' : 'other';
}

/** Transferred kilobytes by type. */
export function kilobytesByKind(traffic: readonly Fetched[]): Readonly<Record<Kind, number>> {
  const sums = { document: 0, script: 0, ahead: 0, style: 0, font: 0, image: 0, other: 0 };
  for (const { kind, bytes } of traffic) sums[kind] += bytes / 1024;
  return sums;
}

/**
 * Without requests that were repeated because the first was slow, and had arrived all the same: they depend on the machine
 * instead of the page.
 */
export function withoutSecondAttempts(traffic: readonly Fetched[]): readonly Fetched[] {
  const first = new Set(traffic.map(({ url }) => url));
  return traffic.filter(({ url }) => !url.includes('?attempt=') || !first.has(url.replace(/\?attempt=.*/, '')));
}

/** All script, with what was fetched ahead, whether it was needed or not: it comes from the browser's cache when it is. */
export function scriptKilobytes(traffic: readonly Fetched[]): number {
  const { script, ahead } = kilobytesByKind(traffic);
  return script + ahead;
}
