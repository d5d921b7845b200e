import type { ProjectCard } from '@iwan/shared/contracts/entities';
import { isInBasket } from '@iwan/shared/domain/project/compare-basket';
import { useTexts } from '@iwan/shared/format/locale-context';
import { basketStore, useBasket } from '@iwan/shared/state/basket';
import { Check } from '@iwan/shared/ui/check';
import { textsOf } from './texts';

interface CompareTickProps {
  readonly project: ProjectCard;
  readonly onFull: () => void;
}

/** Puts a project into the compare basket and takes it out. A fourth is refused, never greyed (sections 4 and 5). */
export function CompareTick({ project, onFull }: CompareTickProps) {
  const texts = useTexts(textsOf);
  const chosen = useBasket((basket) => isInBasket(basket.projects, project.id));
  return (
    <Check
      wording="caps"
      checked={chosen}
      onChange={() => {
        if (chosen) basketStore.remove(project.id);
        else if (basketStore.add(project) === 'full') onFull();
      }}
    >
      {texts.addToCompare}
      <span className="visually-hidden"> {project.name}</span>
    </Check>
  );
}
