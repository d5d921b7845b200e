import type { Project, ProjectCard } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import { useNavigate } from '@iwan/shared/router/router';
import { basketStore, useBasket } from '@iwan/shared/state/site-store';
import { useEffect, useState } from 'react';
import { cardOf } from '../../domain/project/card-of';
import { isSameChoice } from './compared-ids';

const idsOf = (projects: readonly { readonly id: string }[]) => projects.map(({ id }) => id);

/**
 * Keeps the comparison in the address and the visitor's own selection in step. An address without projects becomes that of the
 * own selection; the projects of a shared link leave the own selection unchanged until the visitor adopts them.
 */
export function useComparison(
  ids: readonly string[],
  projects: readonly Project[],
  hrefOf: (ids: readonly string[]) => string,
) {
  const navigate = useNavigate();
  const own = useBasket((basket) => basket.projects);
  const isOwn = isSameChoice(ids, idsOf(own));
  const hasNone = ids.length === 0;
  // The selection is unknown on the server and during hydration.
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);

  useEffect(() => {
    if (hasNone && own.length > 0) navigate(paths.compare({ project: idsOf(own) }), { replace: true });
  }, [hasNone, own, navigate]);

  return {
    /** The address has another comparison than the visitor's own: it came by a link. */
    isForeign: isKnown && !isOwn && projects.length > 0,
    /** Follows the link to the comparison without a project, and removes it from the own selection too. */
    onRemove: (id: string) => {
      if (isOwn) basketStore.remove(id);
    },
    add: (project: ProjectCard) => {
      if (isOwn) basketStore.add(project);
      navigate(hrefOf([...ids, project.id]));
    },
    take: () => {
      basketStore.clear();
      for (const project of projects) basketStore.add(cardOf(project));
    },
  };
}
