import { classNames } from '@iwan/shared/dom/class-names';
import { Picture } from '@iwan/shared/ui/content/picture';
import styles from './portrait.module.css';

interface PortraitProps {
  /** `null` leaves the arch empty. */
  readonly path: string | null;
  readonly name: string;
  /** The largest width at which it is drawn, in CSS pixels. */
  readonly width: number;
  /** The `sizes` of the picture. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** Height by width, as the design has it for agents. */
const ratio = 4.9 / 4;

/** A person's picture in the arch. */
export function Portrait({ path, name, width, className, ...rest }: PortraitProps) {
  return (
    <div className={classNames(styles.arch, className)}>
      {path === null ? null : (
        <Picture
          {...rest}
          path={path}
          alt={name}
          width={width}
          height={Math.round(width * ratio)}
          className={styles.portrait}
        />
      )}
    </div>
  );
}
