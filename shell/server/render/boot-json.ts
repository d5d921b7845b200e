import { randomUUID } from 'node:crypto';
import type { Composition } from '../../src/composition/composition';
import { escapeJson } from '../../src/document/head-tags';
import type { IslandResult } from '../../src/federation/load-island';
import type { Boot, PageInDocument } from '../../src/federation/page/boot';
import type { LoadedPage } from '../../src/federation/page/load-page';
import { LoadedData } from '../remote/workers/loaded-data';

const compositions = new WeakMap<Composition, string>();

/** A placeholder for the data of an island. It is random, so that no data can contain it. */
const mark = randomUUID();

/**
 * The boot data as JSON for a script element. The composition's part is serialised once while it does not change; the data of
 * islands is JSON already, and is inserted unchanged.
 */
export function bootJson({ composition, page, ...rest }: Boot): string {
  let json = compositions.get(composition);
  if (json === undefined) {
    json = escapeJson(composition);
    compositions.set(composition, json);
  }
  const texts: string[] = [];
  const marked = escapeJson({ page: withMarks(page, texts), ...rest });
  const filled = marked.replace(new RegExp(`"${mark}(\\d+)"`, 'g'), (_, place) => texts[place] ?? '');
  return `${filled.slice(0, -1)},"composition":${json}}`;
}

/** The page with a placeholder for each island's data, and without its head, which the document has as HTML. */
function withMarks({ head: _, ...page }: LoadedPage, texts: string[]): PageInDocument {
  const markedResult = (result: IslandResult): IslandResult => {
    if (result.status !== 'ready' || !(result.data instanceof LoadedData)) return result;
    const { json, escaped } = result.data;
    return { status: 'ready', data: json === '' ? undefined : `${mark}${texts.push(escaped) - 1}` };
  };
  const slots = Object.entries(page.slots).map(([slot, parts]) => [
    slot,
    parts.map((part) => ({ ...part, result: markedResult(part.result) })),
  ]);
  return { ...page, island: page.island && markedResult(page.island), slots: Object.fromEntries(slots) };
}
