import { classNames } from '@iwan/shared/dom/class-names';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project, ProjectCard } from '@iwan/shared/domain/model/entities';
import { isSoldOut, statusBadge } from '@iwan/shared/domain/project/sold-out';
import { detailOf } from '@iwan/shared/domain/record/picture-details';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { isFavourite } from '@iwan/shared/domain/visitor/favourites';
import { assetPath } from '@iwan/shared/paths/image';
import type { OpenLinked } from '@iwan/shared/router/use-linked-dialog';
import { useFavourites } from '@iwan/shared/state/site-store';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { ShareButton } from '@iwan/shared/ui/actions/share-button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { LogoPlate } from '@iwan/shared/ui/content/logo-plate';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';
import { PinIcon } from '@iwan/shared/ui/icons/pin';
import { RecordName } from '@iwan/shared/ui/records/record-words';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Badge } from '../../../parts/badge';
import { CompareTick } from '../../../parts/compare/compare-tick';
import { BellIcon } from '../../../parts/icons';
import { useWords } from '../../../parts/in-words';
import { FavouriteButton } from '../../../parts/project-card/favourite-button';
import type { AskingComparison } from '../../../parts/sales/asking-price';
import { textsOf as partTextsOf } from '../../../parts/texts';
import { furtherPhotos } from '../gallery/gallery';
import { textsOf } from '../texts';
import { Facts } from './facts';
import styles from './first-view.module.css';

/** The `sizes` of the first picture; the head of the page has the same, for its preload. */
export const firstPicture = { width: 1136, sizes: '(max-width: 990.98px) 100vw, 63vw' } as const;

/** The first photo; `null` without one. */
export function firstPhoto({ image }: Project, photos: readonly string[]): string | null {
  return image ?? photos[0] ?? null;
}

interface FirstViewProps {
  readonly project: Project;
  /** The project as on a card, to be saved and compared. */
  readonly card: ProjectCard;
  readonly photos: readonly string[];
  /** Its price beside those of registered sales. */
  readonly asking: AskingComparison | undefined;
  /** Whether the page shows one unit, with the filled button: only one in a view. */
  readonly hasUnit: boolean;
  /** The page of alerts about the project; `null` without any. */
  readonly alerts: string | null;
  readonly onOpenPhotos: OpenLinked;
  /** Called where the compare list is full. */
  readonly onFull: () => void;
}

/** The whole picture, and beside it the plate: logo, name, place, price, the first facts and one filled button. */
export function FirstView({ project, card, photos, asking, hasUnit, alerts, onOpenPhotos, onFull }: FirstViewProps) {
  const texts = useTexts(textsOf);
  const { name, location, developer, status } = useWords(project);
  const isSold = isSoldOut(status);
  const isSaved = useFavourites(({ projects }) => isFavourite(projects, card.id));
  // What was saved on an earlier visit would move the page.
  const [isPressed, setPressed] = useState(false);
  return (
    <div className={classNames(styles.first, isSold && styles.sold)}>
      <FirstPicture project={project} photos={photos} onOpenPhotos={onOpenPhotos} />
      <div className={styles.plate}>
        {developer === null || developer.logo === null ? null : (
          <LogoPlate className={styles.logo} path={developer.logo} name={developer.name} />
        )}
        <h1>
          <RecordName of={project} />
        </h1>
        {location === null ? null : (
          <p className={styles.place}>
            <PinIcon />
            {location}
          </p>
        )}
        <Facts project={project} asking={asking} />
        <ButtonLink look={hasUnit ? 'outline' : 'primary'} href="#enquiry-title" data-print="none">
          {isSold ? texts.sold.ask : texts.enquiry.ask}
        </ButtonLink>
        <div className={styles.acts} data-print="none">
          <FavouriteButton project={card} isNamed onToggle={() => setPressed(true)} />
          <ShareButton title={name} />
          <CompareTick project={card} onFull={onFull} />
        </div>
        {isPressed && isSaved ? <LaterNote project={card} /> : null}
        {alerts === null ? null : (
          <TextLink href={alerts} data-print="none">
            <BellIcon />
            {texts.alerts}
          </TextLink>
        )}
      </div>
    </div>
  );
}

function FirstPicture({ project, photos, onOpenPhotos }: Pick<FirstViewProps, 'project' | 'photos' | 'onOpenPhotos'>) {
  const texts = useTexts(textsOf);
  const partTexts = useTexts(partTextsOf);
  const locale = useLocale();
  const { name, location, status, imageWidths } = useWords(project);
  const picture = firstPhoto(project, photos);
  if (picture === null) return null;
  const badge = isSoldOut(status) ? texts.soldOut : statusBadge(status);
  const { alt, focus } = detailOf(project.pictureDetails, picture);
  const target = furtherPhotos(photos, picture).length > 0 ? '#gallery' : assetPath(photos[0] ?? '');
  return (
    <div className={styles.picture}>
      <div id="page-picture">
        <Picture
          path={picture}
          alt={alt ?? partTexts.pictureAlt(name, location)}
          focus={focus}
          {...firstPicture}
          height={710}
          original={imageWidths?.[picture]}
          priority
        />
      </div>
      {badge === null ? null : (
        <p className={styles.badge}>
          <Badge>{isSoldOut(status) ? badge : valueWords(badge, locale)}</Badge>
        </p>
      )}
      {photos.length === 0 ? null : (
        <ButtonLink size="small" href={target} aria-haspopup="dialog" onClick={(event) => onOpenPhotos(event, 0)}>
          <PhotosIcon />
          {texts.seeAllPhotos}
        </ButtonLink>
      )}
    </div>
  );
}

function PhotosIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="14" rx="1" />
      <path d="M4 16l5-5 4.5 4.5 2.5-2.5 4.5 4" />
    </Icon>
  );
}

const NoteField = lazy<ComponentType<{ readonly project: ProjectCard }>>(() =>
  import(/* webpackChunkName: "note-field" */ '../../../parts/note/note-field').then(
    ({ NoteField: field }) => ({ default: field }),
    () => ({ default: () => null }),
  ),
);

/** The note on a project, loaded when it is first shown. It stays away where it cannot be loaded. */
function LaterNote({ project }: { readonly project: ProjectCard }) {
  return (
    <Suspense>
      <NoteField project={project} />
    </Suspense>
  );
}
