import type { SlugCollision } from '@iwan/shared/api/calls';
import { locationIn } from '@iwan/shared/domain/areas/area-of';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { paths } from '@iwan/shared/paths/paths';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { textsOf } from './texts';

interface SlugCollisionsProps {
  readonly project: Project;
  readonly slugCollisions: readonly SlugCollision[];
}

/** Links to the other projects that share this one's address; nothing where there are none. */
export function SlugCollisions({ project, slugCollisions }: SlugCollisionsProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const others = slugCollisions.filter(({ id }) => id !== project.id);
  if (others.length === 0) return null;
  return (
    <p>
      {texts.slugCollisions}{' '}
      {others.map((other, index) => (
        <span key={other.id}>
          {index === 0 ? '' : ', '}
          <TextLink href={paths.project({ name: other.name, developer: project.developer }, { id: other.id })}>
            {texts.place(other.name, other.location && locationIn(other.location, locale))}
          </TextLink>
        </span>
      ))}
    </p>
  );
}
