import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { Tabs, tabId } from '@iwan/shared/ui/actions/tabs';
import { Picture } from '@iwan/shared/ui/content/picture';
import { RichText } from '@iwan/shared/ui/content/rich-text';
import type { ComponentProps } from 'react';
import { Block } from './block';
import { MortgageCard } from './cards/mortgage-card';
import { PermitCard } from './cards/permit-card';
import { ConstructionBlock } from './construction/construction-block';
import { Gallery } from './gallery/gallery';
import { LocationBlock } from './location/location-block';
import { PaymentPlan } from './payment-plan';
import { Downloads } from './plans/downloads';
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
        <UnitsTable
          project={project}
          own={{ ...own, ...returns?.requested }}
          planned={planned}
          data={units}
          {...plans}
        />
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

/** The amenities with an arch as their bullet; left out when there are none. */
function Amenities({ amenities }: { readonly amenities: readonly string[] }) {
  const texts = useTexts(textsOf);
  if (amenities.length === 0) return null;
  const named = [...new Set(amenities)];
  return (
    <Block id="amenities" title={texts.amenities}>
      <ul className={styles.amenities}>
        {named.map((amenity) => (
          <li key={amenity}>{amenity}</li>
        ))}
      </ul>
    </Block>
  );
}

const panel = 'configuration-panel';
const tab = 'master-plan';

/** The Master Plan tab under Configuration, where the record has one (section 2). */
function MasterPlan({ name, plan }: { readonly name: string; readonly plan: string | null }) {
  const texts = useTexts(textsOf);
  if (plan === null) return null;
  return (
    <Block id="configuration" title={texts.configuration}>
      <Tabs
        label={texts.configuration}
        panel={panel}
        tabs={[{ id: tab, label: texts.masterPlan, href: `#${panel}` }]}
        chosen={tab}
        onChoose={() => {}}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel without controls is reached itself */}
      <div id={panel} className={styles.plan} role="tabpanel" aria-labelledby={tabId(panel, tab)} tabIndex={0}>
        <Picture
          path={plan}
          alt={texts.masterPlanOf(name)}
          width={860}
          height={538}
          sizes="(max-width: 990.98px) 92vw, (max-width: 1440px) 60vw, 860px"
        />
      </div>
    </Block>
  );
}
