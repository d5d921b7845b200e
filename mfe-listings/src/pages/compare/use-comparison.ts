import type { Project, ProjectCard } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import { useNavigate } from '@iwan/shared/router/router';
import { basketStore, useBasket } from '@iwan/shared/state/basket';
import { useEffect, useState } from 'react';
import { cardOf } from '../../domain/project/card-of';
import { isSameChoice } from './compared-ids';

const idsOf = (projects: readonly { readonly id: string }[]) => projects.map(({ id }) => id);

/**
 * The comparison of an address beside the visitor's own choice. An address without projects becomes that of the own
 * choice; the projects of a link that somebody else has sent leave the own choice alone until the visitor takes them.
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
  // On the server, and while the page is hydrated, nobody's choice is known.
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(true), []);

  useEffect(() => {
    if (hasNone && own.length > 0) navigate(paths.compare({ project: idsOf(own) }), { replace: true });
  }, [hasNone, own, navigate]);

  return {
    /** Another comparison than the visitor's own, come by a link. */
    isForeign: isKnown && !isOwn && projects.length > 0,
    /** Follows the link that shows the comparison without a project; takes it out of the own choice too. */
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
