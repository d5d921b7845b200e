import { useMemo } from 'react';
import type { RemoteModule } from '../composition/composition';

/**
 * A module source that stays the same object while it has the same content: each navigation and composition creates a new one.
 */
export function useSource({ remote, module, hydration }: RemoteModule): RemoteModule {
  return useMemo(() => ({ remote, module, hydration }), [remote, module, hydration]);
}
