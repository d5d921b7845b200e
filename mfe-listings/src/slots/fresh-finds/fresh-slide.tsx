import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { paths } from '@iwan/shared/paths/paths';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { LogoPlate } from '@iwan/shared/ui/content/logo-plate';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Link } from '@iwan/shared/ui/links/link';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import { ConvertedPrice } from '../../parts/amounts/converted-price';
import { FloorArea } from '../../parts/amounts/floor-area';
import { useWords } from '../../parts/in-words';
import { textsOf as partTextsOf } from '../../parts/texts';
import type { FreshProject } from './fresh-project';
import styles from './fresh-slide.module.css';
import { textsOf } from './texts';

/** A fresh project; price, unit and area only where the record has them (section 2). */
export function FreshSlide({ project }: { readonly project: FreshProject }) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const partTexts = useTexts(partTextsOf);
  const { name, image, location, developer, units, area } = useWords(project);
  const price = project.price > 0 && (
    <>
      {format.dirhams(project.price)}
      <ConvertedPrice dirhams={project.price} className={styles.converted} />
    </>
  );
  const facts = [
    { label: texts.startingPrice, value: price || null },
    { label: texts.unit, value: units.length === 0 ? null : format.list(units, 'unit') },
    { label: texts.area, value: area && <FloorArea text={area} /> },
  ];
  return (
    <div className={styles.slide}>
      <div className={styles.arch}>
        {image === null ? null : (
          <Picture
            path={image}
            alt={partTexts.pictureAlt(name, location)}
            width={480}
            height={600}
            sizes="(max-width: 767.98px) 150vw, 960px"
          />
        )}
      </div>
      <div className={styles.facts}>
        {developer === null || developer.logo === null ? null : (
          <LogoPlate className={styles.logo} path={developer.logo} name={developer.name} />
        )}
        <h3>
          <Link href={paths.project(project)}>
            <RecordName of={project} />
          </Link>
        </h3>
        {location === null ? null : <p className={styles.place}>{location}</p>}
        <dl>
          {facts.map(({ label, value }) =>
            value === null ? null : (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
        <ButtonLink className={styles.view} href={paths.project(project)} aria-label={`${texts.view}: ${name}`}>
          {texts.view}
        </ButtonLink>
      </div>
    </div>
  );
}
