/**
 * Reloads the page as soon as the site responds again: on the browser's `online` event, and by polling every few seconds, as the
 * network can be up while the site is not. It uses nothing from outside of itself, since its source text is sent.
 */
export function whenOnline(address: string, pause: number): void {
  const look = async () => {
    const response = await fetch(address, { cache: 'no-store' }).catch(() => null);
    if (response?.ok) location.reload();
    else setTimeout(look, pause);
  };
  addEventListener('online', look);
  setTimeout(look, pause);
}
