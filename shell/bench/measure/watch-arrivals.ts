/** The item of the session storage in which a navigation is recorded, across documents. */
export const arrivalKey = 'benchArrival';

/** A navigation: times of the wall clock in milliseconds, comparable between documents. */
export interface Arrival {
  /** The title of the page before. */
  readonly from: string;
  /** The end of the tap. */
  readonly at: number;
  /** The first frame with another title. */
  readonly titleAt?: number;
  /** The first frame in which the largest picture of the window was complete. */
  readonly pictureAt?: number;
  /** That picture. */
  readonly picture?: string;
}

/** Runs in each document of a measured page, before its own code, and records a navigation frame by frame. */
export function watchArrivals(key: string): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'pointerup',
    () => sessionStorage.setItem(key, JSON.stringify({ from: document.title, at: now() })),
    { capture: true },
  );
  const largest = () => {
    let found: HTMLImageElement | undefined;
    let area = 0;
    for (const picture of document.images) {
      const { top, left, right, bottom } = picture.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const seen = Math.max(width, 0) * Math.max(Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
      if (seen > area) [found, area] = [picture, seen];
    }
    return found;
  };
  const look = () => {
    const arrival: Arrival | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (arrival !== null && document.title !== '' && document.title !== arrival.from) {
      const next: Arrival = { titleAt: now(), ...arrival };
      const picture = largest();
      const isWhole = picture?.complete === true && picture.naturalWidth > 0;
      const changed =
        isWhole && picture.currentSrc !== arrival.picture ? { picture: picture.currentSrc, pictureAt: now() } : {};
      sessionStorage.setItem(key, JSON.stringify({ ...next, ...changed }));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
