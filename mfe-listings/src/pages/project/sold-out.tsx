import { areaName, areas } from '@iwan/shared/domain/areas/areas';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { slugFilter } from '@iwan/shared/domain/search/rules/slug-filter';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { paths } from '@iwan/shared/paths/paths';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { EnquiryCard } from '@iwan/shared/ui/forms/enquiry-card';
import styles from './sold-out.module.css';
import { textsOf } from './texts';

interface SoldOutProps {
  readonly project: Project;
  readonly hasSimilar: boolean;
}

/** Replaces all ways to buy: says that the project is sold out, takes names for the waiting list, and links to others. */
export function SoldOut({ project, hasSimilar }: SoldOutProps) {
  const { name, location, agents } = project;
  const locale = useLocale();
  const { sold: texts } = useTexts(textsOf);
  const area = areas.find(({ slug }) => slugFilter(slug)?.({ location, subCategories: [], units: [] }));
  return (
    <EnquiryCard
      title={texts.title(shownName(project))}
      about={{ agent: agents[0]?.name ?? '', property: name, unit: texts.wish }}
    >
      <p>{texts.text}</p>
      <p className={styles.ways} data-print="none">
        {hasSimilar ? <TextLink href="#similar">{texts.seeSimilar}</TextLink> : null}
        <TextLink href={area ? paths.area(area.slug) : paths.properties()}>
          {area ? texts.allIn(areaName(area, locale)) : texts.all}
        </TextLink>
      </p>
    </EnquiryCard>
  );
}
