import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { RichText } from '@iwan/shared/ui/content/rich-text';
import type { ComponentProps } from 'react';
import { Block } from './block';
import { MortgageCard } from './cards/mortgage-card';
import { PermitCard } from './cards/permit-card';
import { ConstructionBlock } from './construction/construction-block';
import { Amenities } from './facts/amenities';
import { Gallery } from './gallery/gallery';
import { LocationBlock } from './location/location-block';
import { PaymentPlan } from './payment-plan';
import { Downloads } from './plans/downloads';
import { MasterPlan } from './plans/master-plan';
import styles from './project-page.module.css';
import type { ReturnsData } from './returns/load-returns';
import { ReturnsBlock } from './returns/returns-block';
import { textsOf } from './texts';
import type { UnitsData } from './unit/load-unit';
import { UnitsTable } from './units-table';

interface ProjectStoryProps {
  readonly project: Project;
  /** Query parameters that all links of this page keep. */
  readonly own: ComponentProps<typeof UnitsTable>['own'];
  /** Query parameters of the payment plan; empty where the address names no unit. */
  readonly planned: ComponentProps<typeof ReturnsBlock>['own'];
  /** Query parameters of the filter and the order of the units. */
  readonly filtered: ComponentProps<typeof ReturnsBlock>['own'];
  readonly units: UnitsData | undefined;
  readonly returns: ReturnsData | undefined;
  readonly today: CalendarDay | undefined;
  readonly gallery: Pick<ComponentProps<typeof Gallery>, 'photos' | 'banner' | 'onOpen'>;
  readonly plans: Pick<ComponentProps<typeof UnitsTable>, 'plans' | 'onOpenPlan'>;
}

/** The sections of the page, each only where the record has its content. */
export function ProjectStory({
  project,
  own,
  planned,
  filtered,
  units,
  returns,
  today,
  gallery,
  plans,
}: ProjectStoryProps) {
  const texts = useTexts(textsOf);
  const isSold = isSoldOut(project.status);
  return (
    <div className={styles.story}>
      {project.description.length === 0 ? null : (
        <Block id="about" title={texts.about(project.name)}>
          <RichText text={project.description} />
        </Block>
      )}
      <Gallery name={project.name} details={project.pictureDetails} {...gallery} />
      {project.unitTypes === undefined || units === undefined ? null : (
        <UnitsTable project={project} own={{ ...own, ...returns?.asked }} planned={planned} data={units} {...plans} />
      )}
      {project.paymentPlan === undefined || isSold ? null : (
        <PaymentPlan plan={project.paymentPlan} price={project.price} />
      )}
      {returns === undefined ? null : (
        <ReturnsBlock project={project} own={{ ...own, ...planned, ...filtered }} data={returns} />
      )}
      <ConstructionBlock project={project} />
      <Downloads brochure={project.brochure} floorPlan={project.floorPlan} />
      <div className={styles.cards}>
        {isSold ? null : <MortgageCard project={project} />}
        <PermitCard project={project} today={today} />
      </div>
      <MasterPlan name={project.name} plan={project.masterPlan} />
      <Amenities amenities={project.amenities} />
      <LocationBlock project={project} />
    </div>
  );
}
