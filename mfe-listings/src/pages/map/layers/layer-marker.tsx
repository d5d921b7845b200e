import { classNames } from '@iwan/shared/dom/class-names';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import styles from './layer-marker.module.css';
import type { LayerName } from './layers';
import { textsOf } from './texts';

const letters: Readonly<Record<LayerName, string>> = { metro: 'M', beaches: '≈' };

interface LayerMarkerProps {
  readonly layer: LayerName;
  readonly name: string;
  /** Whether the map is near enough to read its name. */
  readonly isNamed: boolean;
}

/** A place of a layer: its mark, and its name once the map is near enough. Nothing to be pressed. */
export function LayerMarker({ layer, name, isNamed }: LayerMarkerProps) {
  const texts = useTexts(textsOf);
  return (
    <span className={styles.marker} role="img" aria-label={texts.layerPlace(layer, name)} title={name}>
      <span className={classNames(styles.dot, styles[layer])}>{letters[layer]}</span>
      {isNamed ? <span className={styles.name}>{name}</span> : null}
    </span>
  );
}
