import { type Similarity, similarTo } from '@iwan/shared/domain/project/similar';
import { remembered } from '../columns/remember-by';
import { addAll, type Bits, both, clearBit, countBits, noBits, without } from './bits';
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
  const priced = to.price > 0 ? sets.priced(price.holds, prices) : noBits(sets.size);
  const near = divided(divided(new Map([[0, open]]), place.weight, meeting(place)), price.weight, priced);
  // Those that are neither near nor priced alike.
  near.delete(0);
  const byWeight = divided(divided(near, type.weight, meeting(type)), unit.weight, meeting(unit));
  const best: Bits[] = [];
  let count = 0;
  for (const [, found] of [...byWeight].sort(([one], [other]) => other - one)) {
    if (count >= most) break;
    best.push(found);
    count += countBits(found);
  }
  return best;
}

/** Sets by the weight of what their projects share, divided by whether they share one thing more. */
function divided(byWeight: ReadonlyMap<number, Bits>, weight: number, sharing: Bits): Map<number, Bits> {
  const found = new Map<number, Bits>();
  for (const [before, some] of byWeight) {
    addAll(
      remembered(found, before, () => noBits(sharing.length * 32)),
      without(some, sharing),
    );
    addAll(
      remembered(found, before + weight, () => noBits(sharing.length * 32)),
      both(some, sharing),
    );
  }
  return found;
}
