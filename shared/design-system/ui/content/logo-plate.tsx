import { assetPath } from '../../../contract-kit/paths/image';
import { classNames } from '../../dom/class-names';
import styles from './logo-plate.module.css';

interface LogoPlateProps {
  readonly path: string;
  /** The company's name; empty where the name stands beside it. */
  readonly name: string;
  readonly className?: string | undefined;
}

/** A developer's logo on the ground of the page, by night in light colours. The class decides its height. */
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
