import { useMemo } from 'react';
import type { RemoteModule } from '../composition/composition';

/** A module, the same object for as long as it is the same module: each navigation and composition tells it anew. */
export function useSource({ remote, module, hydration }: RemoteModule): RemoteModule {
  return useMemo(() => ({ remote, module, hydration }), [remote, module, hydration]);
}
