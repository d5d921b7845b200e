import { classNames } from '@iwan/shared/dom/class-names';
import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectMarker } from '@iwan/shared/domain/model/entities';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Link } from '@iwan/shared/ui/links/link';
import { Value } from '@iwan/shared/ui/records/value';
import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { useWords } from '../../../parts/in-words';
import { textsOf } from '../texts';
import archStyles from './arch.module.css';
import fallStyles from './fall.module.css';
import styles from './pin.module.css';
import { usePinPrice } from './short-price';
import { useFall } from './use-fall';

/** On which side of the pin its tooltip has room. */
export interface TipSide {
  readonly block: 'above' | 'below';
  readonly inline: 'start' | 'middle' | 'end';
}

interface PinProps {
  readonly project: ProjectMarker;
  readonly isActive: boolean;
  /** Whether its card is open, after a tap. */
  readonly isOpen: boolean;
  readonly side: TipSide;
  /** The projects whose markers have already been animated. */
  readonly fallen: Set<string>;
  /** Called with the project's id on hover or focus, and with `null` afterwards. */
  readonly onActive: (id: string | null) => void;
  /** Called after a tap. */
  readonly onOpen: (id: string) => void;
  /** Called when it is focused by keyboard. */
  readonly onFocus: () => void;
}

/** A project's marker on the map: a link to its page, with picture and name on hover and focus (section 2, map). */
export function Pin({ project, isActive, isOpen, side, fallen, onActive, onOpen, onFocus }: PinProps) {
  const texts = useTexts(textsOf);
  const tip = useId();
  const touched = useRef(false);
  const { id, name, location } = useWords(project);
  const format = useFormat();
  const locale = useLocale();
  const fall = useFall(fallen, [id]);
  const price = usePinPrice(project);

  // While it is hovered the focus is elsewhere: Escape anywhere hides the tooltip.
  useEffect(() => {
    if (!isActive) return;
    const listening = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onActive(null);
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    return () => listening.abort();
  }, [isActive, onActive]);

  return (
    <div
      className={classNames(styles.pin, (isActive || isOpen) && archStyles.active, fall && fallStyles.falls)}
      style={fall}
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && onActive(id)}
      onPointerLeave={(event: PointerEvent) => event.pointerType !== 'touch' && onActive(null)}
    >
      <Link
        href={paths.project(project)}
        className={archStyles.arch}
        aria-label={texts.marker(name, location && valueWords(location, locale), price)}
        aria-describedby={isActive ? tip : undefined}
        draggable={false}
        onFocus={() => {
          if (touched.current) return;
          onActive(id);
          onFocus();
        }}
        onBlur={() => onActive(null)}
        onPointerDown={(event) => {
          // A touch screen has no hover: the first tap shows the card, a second one follows the link.
          touched.current = event.pointerType === 'touch';
        }}
        onClick={(event) => {
          const isFirst = touched.current && !isOpen;
          touched.current = false;
          if (!isFirst) return;
          event.preventDefault();
          onOpen(id);
        }}
      >
        <MarkerPrice price={price} />
      </Link>
      {isActive ? (
        <div id={tip} role="tooltip" className={styles.tip} data-block={side.block} data-inline={side.inline}>
          <div className={styles.picture}>
            {project.image === null ? null : (
              <Picture path={project.image} alt="" width={248} height={155} sizes="248px" priority />
            )}
          </div>
          <p className={styles.name}>{name}</p>
          {location === null ? null : (
            <p className={styles.location}>
              <Value of={location} />
            </p>
          )}
          {project.price > 0 ? <p className={styles.price}>{texts.price(format.dirhams(project.price))}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

/** What stands in the arch of a project; a dot where it has no price. Hidden from screen readers: the link's name has it. */
export function MarkerPrice({ price }: { readonly price: string | null }) {
  return (
    <span className={archStyles.price} aria-hidden="true">
      {price ?? '•'}
    </span>
  );
}
