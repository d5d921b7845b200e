import { type CSSProperties, useEffect, useState } from 'react';
import { fallDelayOf } from './fall-delay';

/**
 * The animation of a marker (section 2, map): once, after its delay, however often it leaves and enters the view; `undefined`
 * for none. `fallen` has the projects whose markers have been animated.
 */
export function useFall(fallen: Set<string>, ids: readonly string[]): CSSProperties | undefined {
  const [falls] = useState(() => !ids.some((id) => fallen.has(id)));

  useEffect(() => {
    for (const id of ids) fallen.add(id);
  });

  return falls ? { animationDelay: `${fallDelayOf(ids[0] ?? '')}ms` } : undefined;
}
