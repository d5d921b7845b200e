import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { Button } from '@iwan/shared/ui/actions/button';
import { DrawIcon } from '../../../parts/icons/draw';
import { MinusIcon } from '../../../parts/icons/minus';
import { PlusIcon } from '../../../parts/icons/plus';
import { SearchIcon } from '../../../parts/icons/search';
import type { Drawing } from '../draw/use-drawing';
import { textsOf } from '../texts';
import styles from './map-controls.module.css';

interface MapControlsProps {
  readonly drawing: Drawing;
  readonly onSearchHere: () => void;
  readonly onZoom: (steps: number) => void;
}

/**
 * The controls that move the map, and those that limit the search to a drawn area or to the visible part. On a phone they stand
 * below the map, where they cover no marker.
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
            className={styles.tool}
            busy={drawing.isComing}
            onClick={drawing.begin}
          >
            <DrawIcon />
            {texts.draw}
          </Button>
          <Button look="outline" size="small" className={styles.tool} onClick={onSearchHere}>
            <SearchIcon />
            {texts.searchHere}
          </Button>
          <p className={styles.problem} role="status">
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
