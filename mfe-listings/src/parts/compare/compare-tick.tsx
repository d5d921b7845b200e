import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { isInBasket } from '@iwan/shared/domain/visitor/compare-basket';
import { basketStore, useBasket } from '@iwan/shared/state/site-store';
import { Check } from '@iwan/shared/ui/fields/check';
import { textsOf } from '../texts';

interface CompareTickProps {
  readonly project: ProjectCard;
  readonly onFull: () => void;
}

/** Adds a project to the compare basket or removes it. A fourth is refused with a message, never disabled (sections 4 and 5). */
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
      <span className="visually-hidden"> {shownName(project)}</span>
    </Check>
  );
}
