import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import { LostPage } from '@iwan/shared/ui/layout/lost-page';
import { CompareRefusal, useRefusal } from '../compare/compare-refusal';
import { ProjectGrid } from '../project-card/project-grid';
import { textsOf } from './texts';

interface LostProjectProps {
  readonly near: readonly ProjectCard[];
}

/** The page of an address without a project. */
export function LostProject({ near }: LostProjectProps) {
  const texts = useTexts(textsOf);
  const refusal = useRefusal();
  const content = (
    <>
      <CompareRefusal refusal={refusal} />
      <ProjectGrid projects={near} flow="stack" onFull={refusal.refuse} />
    </>
  );
  return (
    <LostPage
      title={texts.notFound}
      reason={texts.reason}
      {...(near.length === 0 ? {} : { near: { title: texts.near, content } })}
    />
  );
}
