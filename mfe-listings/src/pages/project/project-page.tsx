import type { Namesake } from '@iwan/shared/api/calls';
import type { Project, ProjectCard } from '@iwan/shared/contracts/entities';
import { useLinkedDialog } from '@iwan/shared/dom/use-linked-dialog';
import { cardOf } from '@iwan/shared/domain/project/card-of';
import { recentStore } from '@iwan/shared/state/recent';
import { Container } from '@iwan/shared/ui/container';
import { RichText } from '@iwan/shared/ui/rich-text';
import { useEffect, useMemo, useState } from 'react';
import { CompareBar } from '../../parts/compare-bar';
import { CompareRefusal, useRefusal } from '../../parts/compare-refusal';
import { CompareTick } from '../../parts/compare-tick';
import { FavouriteButton } from '../../parts/favourite-button';
import { LostProject } from '../../parts/lost-project/lost-project';
import { ActionBar } from './action-bar';
import { AgentCard } from './agent-card';
import { Amenities } from './amenities';
import { Banner } from './banner';
import { Block } from './block';
import { Downloads } from './downloads';
import { Facts } from './facts';
import { Gallery } from './gallery';
import { LocationBlock } from './location-block';
import { MasterPlan } from './master-plan';
import { MortgageCard } from './mortgage-card';
import { Namesakes } from './namesakes';
import { PermitCard } from './permit-card';
import { ProjectBreadcrumb } from './project-breadcrumb';
import styles from './project-page.module.css';
import { texts } from './texts';

const loadGallery = async () => (await import('./gallery-dialog')).GalleryDialog;

export interface ProjectData {
  /** `null` when no project has the slug of the address. */
  readonly project: Project | null;
  /** All that share the address with it, itself among them; empty where it is alone. */
  readonly namesakes: readonly Namesake[];
  /** What is near an address that leads to no project. */
  readonly near: readonly ProjectCard[];
}

/** The property detail page (section 2). */
export function ProjectPage({ data: { project, namesakes, near } }: { readonly data: ProjectData }) {
  return project === null ? <LostProject near={near} /> : <Detail project={project} namesakes={namesakes} />;
}

interface DetailProps {
  readonly project: Project;
  readonly namesakes: readonly Namesake[];
}

function Detail({ project, namesakes }: DetailProps) {
  const refusal = useRefusal();
  const card = useMemo(() => cardOf(project), [project]);
  const photos = project.gallery.length > 0 ? project.gallery : [project.image ?? []].flat();
  const gallery = useLinkedDialog(loadGallery, { name: project.name, photos });
  const [agentName, setAgentName] = useState(project.agents[0]?.name ?? '');
  const agent = project.agents.find(({ name }) => name === agentName) ?? null;

  useEffect(() => recentStore.see(card), [card]);

  return (
    <>
      <Container>
        <ProjectBreadcrumb project={project} />
        <Namesakes project={project} namesakes={namesakes} />
      </Container>
      <Banner project={project} photos={photos} onOpenPhotos={gallery.open} />
      <Container className={styles.split}>
        <div className={styles.story}>
          <div>
            <Facts project={project} />
            <div className={styles.compare}>
              <CompareTick project={card} onFull={refusal.refuse} />
              <FavouriteButton project={card} />
            </div>
          </div>
          {project.description.length === 0 ? null : (
            <Block id="about" title={texts.about(project.name)}>
              <RichText text={project.description} />
            </Block>
          )}
          <Gallery name={project.name} photos={photos} onOpen={gallery.open} />
          <Downloads brochure={project.brochure} floorPlan={project.floorPlan} />
          <div className={styles.cards}>
            <MortgageCard price={project.price} />
            <PermitCard name={project.name} qrCode={project.qrCode} permit={project.permit} />
          </div>
          <MasterPlan name={project.name} plan={project.masterPlan} />
          <Amenities amenities={project.amenities} />
          <LocationBlock project={project} />
        </div>
        <aside className={styles.side}>
          <AgentCard project={project} agent={agent} onChooseAgent={setAgentName} />
        </aside>
      </Container>
      <div className={styles.compareBar}>
        <CompareBar />
      </div>
      <ActionBar project={project.name} agent={agent} />
      <CompareRefusal refusal={refusal} />
      {gallery.dialog}
    </>
  );
}
