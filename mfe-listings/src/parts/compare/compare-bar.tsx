import type { Basket } from '@iwan/shared/domain/visitor/compare-basket';
import { useBasket } from '@iwan/shared/state/site-store';
import { type ComponentType, lazy, Suspense, useDeferredValue } from 'react';

/** No document has the bar, so that its styles come with its code. It stays away where they cannot be loaded. */
const ChosenProjects = lazy<ComponentType<{ readonly projects: Basket }>>(() =>
  import(/* webpackChunkName: "later-chosen-projects" */ './chosen-projects').then(
    ({ ChosenProjects: chosen }) => ({ default: chosen }),
    () => ({ default: () => null }),
  ),
);

/** The selected projects at the bottom of the window. Hidden without a selection. */
export function CompareBar() {
  // The checkbox is updated first and the bar afterwards, so that the press has an effect at once.
  const projects = useDeferredValue(useBasket((basket) => basket.projects));
  if (projects.length === 0) return null;
  return (
    <Suspense>
      <ChosenProjects projects={projects} />
    </Suspense>
  );
}
