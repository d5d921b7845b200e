import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { quartersLate } from '@iwan/shared/domain/project/construction';
import { handoverWords } from '@iwan/shared/domain/project/handover';
import { type CalendarDay, instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { assetPath } from '@iwan/shared/paths/image';
import { SourceName } from '@iwan/shared/ui/content/source-name';
import { Block } from '../block';
import styles from './construction-block.module.css';
import { constructionTextsOf } from './texts';

interface ConstructionBlockProps {
  readonly project: Pick<Project, 'name' | 'construction' | 'promises'>;
}

/** The construction progress by month, and all handover dates that were ever promised, each with its source and day. */
export function ConstructionBlock({ project: { name, construction = [], promises = [] } }: ConstructionBlockProps) {
  const texts = useTexts(constructionTextsOf);
  const format = useFormat();
  if (construction.length + promises.length === 0) return null;
  const dayOf = (day: CalendarDay) => format.day(instantOfDay(day));
  const late = quartersLate(promises);
  return (
    <Block id="construction" title={texts.title}>
      {construction.length === 0 ? null : (
        <ol className={styles.reports} aria-label={texts.reports}>
          {construction.map(({ percent, asOf, source, address, photos, isInvented }) => (
            <li key={asOf}>
              <p className={styles.percent}>{texts.built(percent)}</p>
              <progress className={styles.bar} value={percent} max={100} aria-label={texts.built(percent)} />
              <p className={styles.note}>
                {texts.source} <SourceName name={source} address={address} /> {texts.asOf(dayOf(asOf))}{' '}
                {isInvented ? texts.invented : null}
              </p>
              {photos.map((photo) => (
                <img
                  key={photo}
                  src={assetPath(photo)}
                  alt={texts.picture(dayOf(asOf), name)}
                  width={380}
                  height={260}
                  loading="lazy"
                />
              ))}
            </li>
          ))}
        </ol>
      )}
      {promises.length === 0 ? null : (
        <>
          <h3>{texts.promises}</h3>
          <ol className={styles.promises}>
            {promises.map(({ handover, asOf, source, isInvented }) => (
              <li key={`${asOf} ${handoverWords(handover)}`}>
                <strong>{handoverWords(handover)}</strong>{' '}
                <span className={styles.note}>
                  {source}, {texts.asOf(dayOf(asOf))} {isInvented ? texts.invented : null}
                </span>
              </li>
            ))}
          </ol>
          <p>{late > 0 ? texts.late(late) : texts.onTime}</p>
        </>
      )}
    </Block>
  );
}
