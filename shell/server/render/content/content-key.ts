import { createHash } from 'node:crypto';
import type { IslandResult } from '../../../src/federation/load-island';
import type { LoadedPage } from '../../../src/federation/page/load-page';
import { objectNumber } from '../../data/counted-cache';
import { LoadedData } from '../../remote/workers/loaded-data';

const minute = 60_000;

/** Everything that the HTML of a document is made from, beside what is the same for all documents of this process. */
interface ContentInput {
  /** The same object as long as the releases do not change. */
  readonly site: object;
  readonly page: LoadedPage;
  /** Digests of the HTML of the islands. */
  readonly islands: ReadonlyMap<string, string>;
  readonly pathname: string;
  /** Milliseconds since the epoch: the shell's part may depend on the clock, as the dates of the FAQ's facts do. */
  readonly now: number;
  /** All other input. It must be serializable as JSON. */
  readonly rest: unknown;
}

/** Identifies the HTML of a document before it is made; `null` for data of which there is no digest. */
export function contentKey({ site, page, islands, pathname, now, rest }: ContentInput): string | null {
  const all = [page.island, ...Object.values(page.slots).flatMap((parts) => parts.map(({ result }) => result))];
  if (!all.every((result) => result === null || result.status === 'failed' || result.data instanceof LoadedData)) {
    return null;
  }
  const described = {
    ...page,
    head: digestOfHead(page.head),
    island: page.island && digestOf(page.island),
    slots: Object.entries(page.slots).map(([slot, parts]) => [
      slot,
      parts.map((part) => ({ ...part, result: digestOf(part.result) })),
    ]),
  };
  const input = JSON.stringify([objectNumber(site), described, [...islands], pathname, Math.floor(now / minute), rest]);
  return createHash('sha1').update(input).digest('base64url');
}

const heads = new WeakMap<LoadedPage['head'], string>();

/** A digest of a head, computed once for each object: the same page has the same one, and structured data make it large. */
function digestOfHead(head: LoadedPage['head']): string {
  let digest = heads.get(head);
  if (digest === undefined) {
    digest = createHash('sha1').update(JSON.stringify(head)).digest('base64url');
    heads.set(head, digest);
  }
  return digest;
}

function digestOf(result: IslandResult): unknown {
  return result.status === 'ready' && result.data instanceof LoadedData ? { digest: result.data.digest } : result;
}
