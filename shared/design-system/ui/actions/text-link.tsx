import type { AnchorHTMLAttributes } from 'react';
import { classNames } from '../../dom/class-names';
import { Link } from '../links/link';
import styles from './text-link.module.css';

/** A link in text, underlined in brass, 44 px high. */
export function TextLink({ className, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}
