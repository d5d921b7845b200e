import { useLayoutEffect, useRef, useState } from 'react';

interface Props {
  readonly title: string;
  readonly pathname: string;
}

/** Says the title of the page to a screen reader after a navigation, and lets the keyboard go on from its beginning. */
export function RouteAnnouncer({ title, pathname }: Props) {
  const [announced, setAnnounced] = useState('');
  const last = useRef(pathname);
  // With the page itself, not after it: whoever then moves the focus on (Back, to a card) is not overruled.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    setAnnounced(title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [title, pathname]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
