import { locationIn } from '@iwan/shared/domain/areas/area-of';
import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { paths } from '@iwan/shared/paths/paths';
import { CardLink } from '@iwan/shared/ui/actions/card-link';
import { IconButton } from '@iwan/shared/ui/actions/icon-button';
import { FramedPicture } from '@iwan/shared/ui/content/framed-picture';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import { ConvertedPrice } from '../../parts/amounts/converted-price';
import { NoteField } from '../../parts/note/note-field';
import styles from './saved-dialog.module.css';
import type { SavedEntry } from './saved-facts';
import { textsOf } from './texts';

interface SavedProjectProps {
  readonly entry: SavedEntry;
  /** Left out where single entries cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
}

/** A saved project: picture, name, place, today's price and what has changed. */
export function SavedProject({ entry, onRemove }: SavedProjectProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const { project, facts } = entry;
  const isGone = facts === 'gone';
  const name = <RecordName of={project} />;
  return (
    <li className={styles.entry} data-facts={facts}>
      <FramedPicture path={project.image} alt="" width={112} height={84} sizes="112px" />
      <div className={styles.words}>
        <h4>{isGone ? name : <CardLink href={paths.project(project)}>{name}</CardLink>}</h4>
        {project.location === null ? null : <p>{locationIn(project.location, locale)}</p>}
        {isGone ? <p className={styles.news}>{texts.gone}</p> : <Facts entry={entry} />}
      </div>
      {onRemove === undefined ? null : (
        <>
          <IconButton
            className={styles.remove}
            icon={CloseIcon}
            look="bare"
            label={texts.remove(shownName(project))}
            onClick={onRemove}
          />
          <div className={styles.note}>
            <NoteField project={project} />
          </div>
        </>
      )}
    </li>
  );
}

function Facts({ entry: { project, priceBefore, isNewlySoldOut } }: Pick<SavedProjectProps, 'entry'>) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const { price, status } = project;
  if (isSoldOut(status)) {
    return <p className={styles.news}>{isNewlySoldOut ? texts.soldSince : texts.soldOut}</p>;
  }
  return (
    <>
      {price > 0 ? (
        <p className={styles.price}>
          {texts.price(format.dirhams(price))} <ConvertedPrice dirhams={price} className={styles.converted} />
        </p>
      ) : null}
      {priceBefore === null ? null : (
        <p className={styles.news}>
          {(price < priceBefore ? texts.lowered : texts.raised)(format.dirhams(priceBefore))}
        </p>
      )}
    </>
  );
}
