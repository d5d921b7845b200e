/**
 * Goes on by itself as soon as the site answers again: told by the browser, and asked every few seconds, as a line can be
 * there without the site. Written to stand alone: its text is sent.
 */
export function whenOnline(address: string, pause: number): void {
  const look = async () => {
    const answer = await fetch(address, { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) location.reload();
    else setTimeout(look, pause);
  };
  addEventListener('online', look);
  setTimeout(look, pause);
}
