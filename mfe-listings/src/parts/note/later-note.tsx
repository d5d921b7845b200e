import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { type ComponentType, lazy, Suspense } from 'react';

const NoteField = lazy<ComponentType<{ readonly project: ProjectCard }>>(() =>
  import(/* webpackChunkName: "note-field" */ './note-field').then(
    ({ NoteField: field }) => ({ default: field }),
    () => ({ default: () => null }),
  ),
);

/** The note on a project, loaded when it is first shown. It stays away where it cannot be loaded. */
export function LaterNote({ project }: { readonly project: ProjectCard }) {
  return (
    <Suspense>
      <NoteField project={project} />
    </Suspense>
  );
}
