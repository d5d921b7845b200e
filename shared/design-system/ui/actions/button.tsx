import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../../dom/class-names';
import { Link } from '../links/link';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'outline' | 'quiet' | 'inverse' | 'whatsapp';

interface Look {
  readonly look?: ButtonLook;
  /** `small` is 44 px high, for dense layouts. */
  readonly size?: 'normal' | 'small';
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** While true the label stays, three dots follow and a press does nothing. */
    readonly busy?: boolean;
    readonly ref?: Ref<HTMLButtonElement>;
  };

/** A button. Only one filled one (`primary`) in a view. */
export function Button({ look = 'primary', size = 'normal', busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[look], size === 'small' && styles.small, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {children}
      {busy ? (
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      ) : null}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'outline',
  size = 'normal',
  className,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look & { readonly ref?: Ref<HTMLAnchorElement> }) {
  return (
    <Link {...rest} className={classNames(styles.button, styles[look], size === 'small' && styles.small, className)} />
  );
}
