import { Button } from '@iwan/shared/ui/button';
import { DrawIcon } from '@iwan/shared/ui/icons/draw';
import { SearchIcon } from '@iwan/shared/ui/icons/search';
import type { Ref } from 'react';
import styles from './map-tools.module.css';
import { texts } from './texts';

interface MapToolsProps {
  readonly drawButton: Ref<HTMLButtonElement>;
  readonly onDraw: () => void;
  readonly onSearchHere: () => void;
}

/** What narrows the search to a part of the map: an area that is drawn, or what is in view. */
export function MapTools({ drawButton, onDraw, onSearchHere }: MapToolsProps) {
  return (
    <div className={styles.tools}>
      <Button ref={drawButton} look="outline" size="small" className={styles.tool} onClick={onDraw}>
        <DrawIcon />
        {texts.draw}
      </Button>
      <Button look="outline" size="small" className={styles.tool} onClick={onSearchHere}>
        <SearchIcon />
        {texts.searchHere}
      </Button>
    </div>
  );
}
