import { type CSSProperties, useEffect, useState } from 'react';
import { fallDelayOf } from './fall-delay';

/**
 * How a marker of some projects falls into place (section 2, map): after its delay, and once, however often it leaves and
 * enters the view; `undefined` where it does not. `fallen` has the projects whose markers have fallen before.
 */
export function useFall(fallen: Set<string>, ids: readonly string[]): CSSProperties | undefined {
  const [falls] = useState(() => !ids.some((id) => fallen.has(id)));

  useEffect(() => {
    for (const id of ids) fallen.add(id);
  });

  return falls ? { animationDelay: `${fallDelayOf(ids[0] ?? '')}ms` } : undefined;
}
