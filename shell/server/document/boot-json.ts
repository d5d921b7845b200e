import type { Composition } from '../../src/composition/composition';
import { escapeJson } from '../../src/document/head-tags';
import type { Boot } from '../../src/federation/boot';

const compositions = new WeakMap<Composition, string>();

/** The boot data as JSON for a script element. The composition's part is written once for as long as it stays the same. */
export function bootJson({ composition, ...rest }: Boot): string {
  let json = compositions.get(composition);
  if (json === undefined) {
    json = escapeJson(composition);
    compositions.set(composition, json);
  }
  return `${escapeJson(rest).slice(0, -1)},"composition":${json}}`;
}
