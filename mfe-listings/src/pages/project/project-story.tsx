import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { assetPath } from '@iwan/shared/paths/image';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { RichText } from '@iwan/shared/ui/content/rich-text';
import { DownloadIcon } from '@iwan/shared/ui/icons/download';
import { OutIcon } from '@iwan/shared/ui/icons/out';
import { RecordWords } from '@iwan/shared/ui/records/record-words';
import type { ComponentProps } from 'react';
import { fieldTexts } from '../../parts/project-fields';
import type { SalesData } from '../../parts/sales/load-sales';
import { RegisteredSales } from '../../parts/sales/registered-sales';
import { textsOf as salesTextsOf } from '../../parts/sales/texts';
import { Block } from './block';
import { Configuration } from './configuration/configuration';
import { Gallery } from './gallery/gallery';
import { LocationBlock } from './location/location-block';
import type { ReturnsData } from './money/load-returns';
import styles from './project-page.module.css';
import { textsOf } from './texts';

interface ProjectStoryProps {
  readonly project: Project;
  readonly returns: ReturnsData | undefined;
  readonly sales: SalesData | undefined;
  readonly gallery: Pick<ComponentProps<typeof Gallery>, 'photos' | 'first' | 'onOpen'>;
  readonly units: Omit<ComponentProps<typeof Configuration>, 'project'>;
}

/** The sections of the page before the enquiry form, each only where the record has its content. */
export function ProjectStory({ project, returns, sales, gallery, units }: ProjectStoryProps) {
  const { brochure, floorPlan } = project;
  return (
    <div className={styles.story}>
      <Gallery name={shownName(project)} details={project.pictureDetails} {...gallery} />
      <Configuration project={project} {...units} />
      <Downloads brochure={brochure} floorPlan={floorPlan} />
      {returns === undefined || returns.net === null ? null : <YieldLine home={returns.home} net={returns.net} />}
      {sales === undefined ? null : <Sales data={sales} />}
      <About project={project} />
      <LocationBlock project={project} />
      <Amenities amenities={project.amenities} />
    </div>
  );
}

/** One line on the yield, which leads to its figures. */
function YieldLine({ home, net }: { readonly home: string; readonly net: string }) {
  const { returns: texts } = useTexts(textsOf);
  return (
    <div className={styles.yield}>
      <p>
        <strong>{texts.net(net)}</strong> <span>{texts.basis(valueWords(home, useLocale()))}</span>
      </p>
      <TextLink href="#costs">{texts.see}</TextLink>
    </div>
  );
}

function Sales({ data }: { readonly data: SalesData }) {
  const texts = useTexts(salesTextsOf);
  const { area, isOfArea } = data;
  return (
    <Block id="sales" title={isOfArea && area !== null ? texts.titleIn(area.name) : texts.title}>
      <RegisteredSales data={data} isOfProject />
    </Block>
  );
}

/** The description, and the plain fields that the first view does not show. */
function About({ project }: { readonly project: Project }) {
  const texts = useTexts(textsOf);
  const fields = fieldTexts(project, useLocale()).filter(({ name }) => name !== 'handover');
  if (project.description.length + fields.length === 0) return null;
  return (
    <Block id="about" title={texts.about(shownName(project))}>
      <RecordWords of={project} field="description" as="div">
        <RichText text={project.description} />
      </RecordWords>
      {fields.length === 0 ? null : <p className={styles.fields}>{fields.map(({ inShort }) => inShort).join(' · ')}</p>}
    </Block>
  );
}

/** The amenities with an arch as their bullet; left out when there are none. */
function Amenities({ amenities }: { readonly amenities: readonly string[] }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  if (amenities.length === 0) return null;
  const named = [...new Set(amenities)];
  return (
    <Block id="amenities" title={texts.amenities}>
      <ul className={styles.amenities}>
        {named.map((amenity) => (
          <li key={amenity}>{valueWords(amenity, locale)}</li>
        ))}
      </ul>
    </Block>
  );
}

interface DownloadsProps {
  readonly brochure: string | null;
  readonly floorPlan: string | null;
}

/**
 * 'GET MORE INFORMATION': brochure and floor plan where the record has them (section 2). The plan opens in the browser: a phone
 * that saves a file shows nothing.
 */
function Downloads({ brochure, floorPlan }: DownloadsProps) {
  const texts = useTexts(textsOf);
  if (brochure === null && floorPlan === null) return null;
  return (
    <section className={styles.files} aria-labelledby="more-information-title" data-print="none">
      <h2 id="more-information-title">{texts.moreInformation}</h2>
      {brochure === null ? null : (
        <TextLink href={assetPath(brochure)} download={fileName(brochure)}>
          <DownloadIcon />
          {texts.file(texts.brochure, kindOf(brochure))}
        </TextLink>
      )}
      {floorPlan === null ? null : (
        <TextLink href={assetPath(floorPlan)} target="_blank" rel="noopener">
          <OutIcon />
          {texts.file(texts.floorPlan, kindOf(floorPlan))}
        </TextLink>
      )}
    </section>
  );
}

const fileName = (path: string) => /[^/]*$/.exec(path.replace(/[?#].*$/, ''))?.[0] ?? '';

/** 'PDF' of `media/pdf/brochure.pdf`; nothing where the path has no known extension. */
const kindOf = (path: string) => /\.([a-z\d]{2,5})$/i.exec(fileName(path))?.[1]?.toUpperCase() ?? '';
