import { useLayoutEffect, useRef, useState } from 'react';

interface Props {
  readonly title: string;
  readonly pathname: string;
}

/** Announces the title of the page to a screen reader after a navigation, and moves the focus to its start. */
export function RouteAnnouncer({ title, pathname }: Props) {
  const [announced, setAnnounced] = useState('');
  const last = useRef(pathname);
  // In the same render as the page: a later focus (Back, to a card) is not overridden.
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
