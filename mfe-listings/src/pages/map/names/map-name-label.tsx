import { classNames } from '@iwan/shared/dom/class-names';
import { Value } from '@iwan/shared/ui/records/value';
import type { CSSProperties } from 'react';
import styles from './map-names.module.css';
import type { PlacedName } from './place-names';

/** A name centred on a point of the map. Hidden from screen readers: the list and the markers say the same. */
export function MapNameLabel({ name, style }: { readonly name: PlacedName; readonly style: CSSProperties }) {
  return (
    <span className={classNames(styles.name, styles[name.kind])} style={style} aria-hidden="true">
      <Value of={name.name} />
    </span>
  );
}
