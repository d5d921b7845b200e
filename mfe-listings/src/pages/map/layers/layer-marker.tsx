import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { textsOf } from '../texts';
import styles from './layer-marker.module.css';
import type { LayerName } from './layers';

const letters: Readonly<Record<LayerName, string>> = { metro: 'M', beaches: '≈' };

interface LayerMarkerProps {
  readonly layer: LayerName;
  readonly name: string;
  /** Whether the zoom is high enough for its name. */
  readonly isNamed: boolean;
}

/** A place of a layer: a symbol, and its name at a high enough zoom. It is not interactive. */
export function LayerMarker({ layer, name, isNamed }: LayerMarkerProps) {
  const texts = useTexts(textsOf);
  return (
    <span className={styles.marker} role="img" aria-label={texts.layerPlace(layer, name)} title={name}>
      <span className={classNames(styles.dot, styles[layer])}>{letters[layer]}</span>
      {isNamed ? <span className={styles.name}>{name}</span> : null}
    </span>
  );
}
