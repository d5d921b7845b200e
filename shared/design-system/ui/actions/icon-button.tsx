import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentType, Ref } from 'react';
import { classNames } from '../../dom/class-names';
import type { IconProps } from '../icons/icon';
import { Link } from '../links/link';
import styles from './icon-button.module.css';

interface Face {
  /** A drawing of `icons`. */
  readonly icon: ComponentType<IconProps>;
  /** The accessible name. */
  readonly label: string;
  readonly look?: 'line' | 'bare' | 'whatsapp';
}

/** A round button of 44 px with an icon only. */
export function IconButton({
  icon: Icon,
  label,
  look = 'line',
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Face & { readonly ref?: Ref<HTMLButtonElement> }) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.circle, styles[look], className)}
      aria-label={label}
      title={rest.title ?? label}
    >
      <Icon />
    </button>
  );
}

/** A link of the same shape. Without an `href` it is a disabled button. */
export function IconLink({
  icon: Icon,
  label,
  look = 'line',
  className,
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Face) {
  if (href === undefined) {
    return <IconButton icon={Icon} label={label} look={look} className={className} disabled />;
  }
  return (
    <Link
      {...rest}
      href={href}
      className={classNames(styles.circle, styles[look], className)}
      aria-label={label}
      title={rest.title ?? label}
    >
      <Icon />
    </Link>
  );
}
