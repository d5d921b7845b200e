import { useEffect, useState } from 'react';

type ApexCharts = typeof import('./apex-charts');

export type ChartsState =
  | { readonly status: 'loading' | 'unavailable' }
  | { readonly status: 'loaded'; readonly charts: ApexCharts };

/** The charts' code, loaded when it is needed. If that fails, there is no chart. */
export function useApexCharts(isNeeded: boolean): ChartsState {
  const [state, setState] = useState<ChartsState>({ status: 'loading' });
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    import('./apex-charts').then(
      (charts) => isGone || setState({ status: 'loaded', charts }),
      () => isGone || setState({ status: 'unavailable' }),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return state;
}
