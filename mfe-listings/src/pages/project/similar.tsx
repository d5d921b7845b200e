import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard as Card } from '@iwan/shared/domain/model/entities';
import type { Likeness, Similar as SimilarTo } from '@iwan/shared/domain/project/similar';
import { ProjectGrid } from '../../parts/project-card/project-grid';
import { Block } from './block';
import { textsOf } from './texts';

interface SimilarProps {
  readonly title: string;
  readonly similar: readonly SimilarTo<Card>[];
  readonly onFull: () => void;
}

/** Similar projects, each with what they have in common. */
export function Similar({ title, similar, onFull }: SimilarProps) {
  const texts = useTexts(textsOf);
  return (
    <Block id="similar" title={title}>
      <ProjectGrid
        projects={similar.map(({ project }) => project)}
        notes={similar.map(({ likeness }) =>
          likeness
            .map((each) => likenessText(each, texts.similar))
            .slice(0, 2)
            .join(' · '),
        )}
        flow="row"
        onFull={onFull}
      />
    </Block>
  );
}

function likenessText(likeness: Likeness, texts: ReturnType<typeof textsOf>['similar']): string {
  switch (likeness.kind) {
    case 'place':
      return texts.place(likeness.location);
    case 'price':
      return texts.price;
    case 'type':
      return texts.type(likeness.type);
  }
}
