import type { AnchorHTMLAttributes } from 'react';
import { classNames } from '../../dom/class-names';
import styles from './text-link.module.css';

/** A link in text, underlined in brass, 44 px high. */
export function TextLink({ className, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} className={classNames(styles.link, className)} />;
}
