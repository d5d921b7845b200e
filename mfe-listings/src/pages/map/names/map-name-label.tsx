import { classNames } from '@iwan/shared/dom/class-names';
import type { CSSProperties } from 'react';
import styles from './map-names.module.css';
import type { PlacedName } from './place-names';

/** A name on the map with its middle on a point; the list and the markers say the same to a screen reader. */
export function MapNameLabel({ name, style }: { readonly name: PlacedName; readonly style: CSSProperties }) {
  return (
    <span className={classNames(styles.name, styles[name.kind])} style={style} aria-hidden="true">
      {name.name}
    </span>
  );
}
