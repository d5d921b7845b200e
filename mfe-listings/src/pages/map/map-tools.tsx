import { Button } from '@iwan/shared/ui/button';
import { DrawIcon } from '../../parts/icons/draw';
import { SearchIcon } from '../../parts/icons/search';
import type { Drawing } from './draw/use-drawing';
import styles from './map-tools.module.css';
import { texts } from './texts';

interface MapToolsProps {
  readonly drawing: Drawing;
  readonly onSearchHere: () => void;
}

/** What narrows the search to a part of the map: an area that is drawn, or what is in view. */
export function MapTools({ drawing, onSearchHere }: MapToolsProps) {
  return (
    <div className={styles.tools}>
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
      <p className={styles.told} role="status">
        {drawing.hasFailed ? texts.drawingFailed : ''}
      </p>
    </div>
  );
}
