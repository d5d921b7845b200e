import { type Similarity, similarTo } from '@iwan/shared/domain/project/similar';
import { addAll, type Bits, both, clearBit, countBits, keepBoth, noBits, without } from './bits';
import type { ProjectSets } from './project-sets';

/**
 * The projects that are most similar to one, by how similar they are: at least `most`, where there are so many. Of each set those
 * that come first in the list come first.
 */
export function similarSets(sets: ProjectSets, position: number, among: Bits, most: number): readonly Bits[] {
  const to = sets.at(position);
  const { isOpen, place, price, type, unit, prices } = similarTo(to);
  const meeting = ({ properties, holds }: Pick<Similarity, 'properties' | 'holds'>) =>
    sets.where(properties, holds as (project: never) => boolean);
  const open = both(among, meeting(isOpen));
  clearBit(open, position);
  const alike = [
    { ...place, projects: meeting(place) },
    { ...price, projects: to.price > 0 ? sets.priced(price.holds, prices) : noBits(sets.size) },
  ];
  const further = [type, unit].map((part) => ({ ...part, projects: meeting(part) }));
  const parts = [...alike, ...further];
  const byWeight = new Map<number, Bits>();
  // Each combination of what two projects may share, but for those that are neither near nor priced alike.
  for (let shared = 1; shared < 2 ** parts.length; shared += 1) {
    if ((shared & (2 ** alike.length - 1)) === 0) continue;
    const weight = parts.reduce((sum, part, at) => sum + (((shared >>> at) & 1) === 1 ? part.weight : 0), 0);
    const found = byWeight.get(weight) ?? noBits(sets.size);
    addAll(found, exactly(open, parts, shared));
    byWeight.set(weight, found);
  }
  const best: Bits[] = [];
  let count = 0;
  for (const weight of [...byWeight.keys()].sort((one, other) => other - one)) {
    if (count >= most) break;
    const found = byWeight.get(weight) ?? noBits(sets.size);
    best.push(found);
    count += countBits(found);
  }
  return best;
}

/** Those that share some parts and none of the others. */
function exactly(open: Bits, parts: readonly { readonly projects: Bits }[], shared: number): Bits {
  let found: Bits = open.slice();
  for (const [at, { projects }] of parts.entries()) {
    if (((shared >>> at) & 1) === 1) keepBoth(found, projects);
    else found = without(found, projects);
  }
  return found;
}
