import { classNames } from '@iwan/shared/dom/class-names';
import styles from './layer-sign.module.css';
import type { LayerName } from './layers';
import { texts } from './texts';

const letters: Readonly<Record<LayerName, string>> = { metro: 'M', beaches: '≈' };

interface LayerSignProps {
  readonly layer: LayerName;
  readonly name: string;
  /** Whether the map is near enough to read its name. */
  readonly isNamed: boolean;
}

/** A place of a layer: its sign, and its name once there is room. Nothing to be pressed. */
export function LayerSign({ layer, name, isNamed }: LayerSignProps) {
  return (
    <span className={styles.sign} role="img" aria-label={texts.layerPlace(layer, name)} title={name}>
      <span className={classNames(styles.dot, styles[layer])}>{letters[layer]}</span>
      {isNamed ? <span className={styles.name}>{name}</span> : null}
    </span>
  );
}
