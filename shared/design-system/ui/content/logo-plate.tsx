import { assetPath } from '../../../contract-kit/paths/image';
import { classNames } from '../../dom/class-names';
import styles from './logo-plate.module.css';

interface LogoPlateProps {
  readonly path: string;
  /** The company's name; empty where the name is beside it. */
  readonly name: string;
  readonly className?: string | undefined;
}

/** A developer's logo on the background of the page, inverted in dark mode. The class sets its height. */
export function LogoPlate({ path, name, className }: LogoPlateProps) {
  return (
    <img
      className={classNames(styles.plate, className)}
      src={assetPath(path)}
      alt={name}
      width={150}
      height={61}
      loading="lazy"
      decoding="async"
    />
  );
}
