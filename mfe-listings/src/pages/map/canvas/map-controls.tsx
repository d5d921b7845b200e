import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Button } from '@iwan/shared/ui/actions/button';
import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';
import { PlusIcon, SearchIcon } from '../../../parts/icons';
import type { Drawing } from '../draw/use-drawing';
import { textsOf } from '../texts';
import styles from './map-controls.module.css';

interface MapControlsProps {
  readonly drawing: Drawing;
  /** Left out until the map is moved. */
  readonly onSearchHere: (() => void) | undefined;
  readonly onZoom: (steps: number) => void;
}

/**
 * The controls that move the map, and those that limit the search to a drawn area or, once the map is moved, to the visible
 * part.
 */
export function MapControls({ drawing, onSearchHere, onZoom }: MapControlsProps) {
  const texts = useTexts(textsOf);
  return (
    <div className={styles.controls}>
      {drawing.Surface !== null ? null : (
        <>
          <Button
            ref={drawing.button}
            look="outline"
            size="small"
            className={classNames(styles.tool, styles.draw)}
            busy={drawing.isComing}
            onClick={drawing.begin}
          >
            <DrawIcon />
            {texts.draw}
          </Button>
          {onSearchHere === undefined ? null : (
            <Button look="outline" size="small" className={styles.tool} onClick={onSearchHere}>
              <SearchIcon />
              {texts.searchHere}
            </Button>
          )}
          <p className={styles.error} role="status">
            {drawing.hasFailed ? texts.drawingFailed : ''}
          </p>
        </>
      )}
      <div className={styles.zoom}>
        <button type="button" aria-label={texts.zoomIn} onClick={() => onZoom(1)}>
          <PlusIcon />
        </button>
        <button type="button" aria-label={texts.zoomOut} onClick={() => onZoom(-1)}>
          <MinusIcon />
        </button>
      </div>
    </div>
  );
}

function DrawIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 6.5l3 3L8 19l-4 1 1-4z" />
      <path d="M12.5 20H20" />
    </Icon>
  );
}

function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
}
