import type { ProjectCard as Card } from '@iwan/shared/contracts/entities';
import type { Likeness, Similar as SimilarTo } from '@iwan/shared/domain/project/similar';
import { ProjectCard } from '../../parts/project-card';
import { Block } from './block';
import styles from './similar.module.css';
import { texts } from './texts';

const sizes = '(max-width: 767.98px) 80vw, (max-width: 990.98px) 46vw, (max-width: 1440px) 30vw, 424px';

interface SimilarProps {
  readonly title: string;
  readonly similar: readonly SimilarTo<Card>[];
  readonly onFull: () => void;
}

/** Projects like this one, each with what they have in common. */
export function Similar({ title, similar, onFull }: SimilarProps) {
  return (
    <Block id="similar" title={title}>
      <ul className={styles.row}>
        {similar.map(({ project, likeness }) => (
          <li key={project.id}>
            <p className={styles.why}>{likeness.map(likenessWords).slice(0, 2).join(' · ')}</p>
            <ProjectCard project={project} sizes={sizes} onFull={onFull} />
          </li>
        ))}
      </ul>
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
