import type { ProjectCard as Card } from '@iwan/shared/contracts/entities';
import type { Likeness, Similar as SimilarTo } from '@iwan/shared/domain/project/similar';
import { ProjectGrid } from '../../parts/project-grid';
import { Block } from './block';
import { texts } from './texts';

interface SimilarProps {
  readonly title: string;
  readonly similar: readonly SimilarTo<Card>[];
  readonly onFull: () => void;
}

/** Projects like this one, each with what they have in common. */
export function Similar({ title, similar, onFull }: SimilarProps) {
  return (
    <Block id="similar" title={title}>
      <ProjectGrid
        projects={similar.map(({ project }) => project)}
        notes={similar.map(({ likeness }) => likeness.map(likenessWords).slice(0, 2).join(' · '))}
        flow="row"
        onFull={onFull}
      />
    </Block>
  );
}

function likenessWords(likeness: Likeness): string {
  switch (likeness.kind) {
    case 'place':
      return texts.similar.place(likeness.location);
    case 'price':
      return texts.similar.price;
    case 'type':
      return texts.similar.type(likeness.type);
  }
}
