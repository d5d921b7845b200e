import { areas } from '@iwan/shared/domain/areas/areas';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { slugFilter } from '@iwan/shared/domain/search/rules/slug-filter';
import { paths } from '@iwan/shared/paths/paths';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import styles from './sold-out.module.css';
import { textsOf } from './texts';

interface SoldOutProps {
  readonly project: Project;
  readonly hasSimilar: boolean;
}

/** Replaces all ways to buy: says that the project is sold out, and links to others. */
export function SoldOut({ project: { name, location }, hasSimilar }: SoldOutProps) {
  const texts = useTexts(textsOf);
  const area = areas.find(({ slug }) => slugFilter(slug)?.({ location, subCategories: [], units: [] }));
  return (
    <section className={styles.card} aria-labelledby="sold-out-title">
      <h2 id="sold-out-title">{texts.soldOut}</h2>
      <p>{texts.sold.nothingLeft(name)}</p>
      <div className={styles.ways}>
        {hasSimilar ? (
          <ButtonLink look="primary" href="#similar">
            {texts.sold.seeSimilar}
          </ButtonLink>
        ) : null}
        <ButtonLink look={hasSimilar ? 'outline' : 'primary'} href={area ? paths.area(area.slug) : paths.properties()}>
          {area ? texts.sold.allIn(area.name) : texts.sold.all}
        </ButtonLink>
      </div>
    </section>
  );
}
