import type { JSX } from 'react';
import { classNames } from '../dom/class-names';
import styles from './icon.module.css';

const drawings = {
  alert: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5v5.5M12 16v.5" />
    </>
  ),
  calculator: (
    <>
      <rect x="5" y="3.5" width="14" height="17" rx="1" />
      <path d="M8.5 7.5h7M8.5 12h.1M12 12h.1M15.5 12h.1M8.5 16h.1M12 16h.1M15.5 16h.1" />
    </>
  ),
  check: <path d="M4.5 12.5l5 5L19.5 7" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  down: <path d="M6 9.5l6 6 6-6" />,
  download: <path d="M12 4v11M8 11.5l4 4 4-4M5 20h14" />,
  draw: (
    <>
      <path d="M14.5 6.5l3 3L8 19l-4 1 1-4z" />
      <path d="M12.5 20H20" />
    </>
  ),
  heart: <path d="M12 20s-7.5-4.7-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.3 12 20 12 20z" />,
  left: <path d="M20 12H4M10 6l-6 6 6 6" />,
  plus: <path d="M12 5v14M5 12h14" />,
  reply: <path d="M10 6L4.5 11.5 10 17M5 11.5h8.5a6 6 0 0 1 6 6" />,
  right: <path d="M4 12h16M14 6l6 6-6 6" />,
  lock: (
    <>
      <rect x="5.5" y="10.5" width="13" height="10" rx="1" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </>
  ),
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="1" />
      <path d="M4 7l8 6 8-6" />
    </>
  ),
  link: (
    <>
      <path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.3 1.3" />
      <path d="M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3" />
    </>
  ),
  map: (
    <>
      <path d="M3.5 6.5l5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2z" />
      <path d="M9 4.5v13M15 6.5v13" />
    </>
  ),
  menu: <path d="M3.5 8.5h17M3.5 15.5h17" />,
  minus: <path d="M5 12h14" />,
  out: <path d="M8 5h11v11M19 5L6 18" />,
  pause: <path d="M9 6v12M15 6v12" />,
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6" />
    </>
  ),
  phone: (
    <path d="M6.2 3.8h3l1.6 4.3-2 1.6a12 12 0 0 0 5.5 5.5l1.6-2 4.3 1.6v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.2 6a2 2 0 0 1 2-2.2z" />
  ),
  photos: (
    <>
      <rect x="3.5" y="5" width="17" height="14" rx="1" />
      <path d="M4 16l5-5 4.5 4.5 2.5-2.5 4.5 4" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11z" />
      <circle cx="12" cy="10" r="2.3" />
    </>
  ),
  play: <path d="M8 5.5v13l10.5-6.5z" />,
  scales: (
    <>
      <path d="M12 4v16M7.5 20h9M5 7.5h14" />
      <path d="M2.5 14.5L5.5 8l3 6.5a3 3 0 0 1-6 0zM15.5 14.5l3-6.5 3 6.5a3 3 0 0 1-6 0z" />
    </>
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="M15 15l5 5" />
    </>
  ),
  share: <path d="M12 15V4M8 7.5L12 3.5l4 4M5.5 12.5V20h13v-7.5" />,
  sliders: (
    <>
      <path d="M4 7.5h9.5M18.5 7.5H20M4 16.5h1.5M10.5 16.5H20" />
      <circle cx="16" cy="7.5" r="2.4" />
      <circle cx="8" cy="16.5" r="2.4" />
    </>
  ),
  swap: <path d="M4 8.5h15l-3.5-4M20 15.5H5l3.5 4" />,
  whatsapp: (
    <>
      <path d="M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.2A8.5 8.5 0 1 0 12 3.5z" />
      <path d="M9.3 8.2c-1 2.7 3 6.9 6.2 6.3l.7-1.6-2.1-1.1-.9.9c-1-.4-1.8-1.2-2.2-2.2l.9-.9-1-2z" />
    </>
  ),
} as const satisfies Record<string, JSX.Element>;

export type IconName = keyof typeof drawings;

/** A line drawing beside a text; the text says what it means, so it is silent. Arrows turn around in right-to-left pages. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) {
  const turns = name === 'left' || name === 'right' || name === 'reply';
  return (
    <svg
      className={classNames(styles.icon, turns && styles.turns, className)}
      viewBox="0 0 24 24"
      // Small also where no stylesheet has arrived.
      width="24"
      height="24"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
