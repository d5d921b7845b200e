import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { quartersLate } from '@iwan/shared/domain/project/construction';
import { type CalendarDay, instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { handoverText, valueWords } from '@iwan/shared/domain/values/value-words';
import { assetPath } from '@iwan/shared/paths/image';
import { SourceName } from '@iwan/shared/ui/content/source-name';
import { FactLines } from '../../../parts/fact-lines';
import { constructionTextsOf } from './construction-texts';
import { Fold } from './fold';
import styles from './money.module.css';

type Built = Pick<Project, 'name' | 'translation' | 'construction' | 'promises' | 'escrowAccount'>;

export const hasConstruction = ({ construction = [], promises = [], escrowAccount }: Built) =>
  construction.length + promises.length > 0 || escrowAccount !== undefined;

/** The construction progress by month, all handover dates that were announced, and the escrow account. */
export function Construction({ project }: { readonly project: Built }) {
  const { construction = [], promises = [], escrowAccount } = project;
  const texts = useTexts(constructionTextsOf);
  const format = useFormat();
  const locale = useLocale();
  const dayOf = (day: CalendarDay) => format.day(instantOfDay(day));
  const late = quartersLate(promises);
  const [latest] = construction;
  const promise = promises.at(-1);
  const answer = latest === undefined ? promise && handoverText(promise.handover, locale) : texts.built(latest.percent);
  return (
    <Fold id="building" title={texts.title} answer={answer ?? ''}>
      {construction.length === 0 ? null : (
        <ol id="construction" className={styles.reports} aria-label={texts.reports}>
          {construction.map(({ percent, asOf, source, address, photos }) => (
            <li key={asOf}>
              <p>
                {texts.builtOn(percent, dayOf(asOf))}{' '}
                <span className={styles.note}>
                  {texts.source} <SourceName name={valueWords(source, locale)} address={address} />
                </span>
              </p>
              <progress value={percent} max={100} aria-label={texts.built(percent)} />
              {photos.map((photo) => (
                <img
                  key={photo}
                  src={assetPath(photo)}
                  alt={texts.picture(dayOf(asOf), shownName(project))}
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
          <h4>{texts.promises}</h4>
          <FactLines
            className={styles.quarters}
            lines={promises.map(({ handover, asOf, source }) => ({
              name: `${valueWords(source, locale)}, ${dayOf(asOf)}`,
              value: handoverText(handover, locale),
            }))}
          />
          <p>{late > 0 ? texts.late(late) : texts.onTime}</p>
        </>
      )}
      {escrowAccount === undefined ? null : <p>{texts.escrow(escrowAccount)}</p>}
      {[...construction, ...promises].some(({ isInvented }) => isInvented) ? (
        <p className={styles.note}>{texts.invented}</p>
      ) : null}
    </Fold>
  );
}
