import { createBrowserStore } from '@iwan/shared/state/browser-store';

interface ArrivalNotice {
  /** What to tell the visitor on the page that was arrived at; `null` while there is nothing to tell. */
  readonly notice: string | null;
}

const store = createBrowserStore<ArrivalNotice>('arrival notice', () => ({ notice: null }));

/** Why a visitor is on another page than the link led to, such as 'Property not found' (section 8). */
export const arrivalNoticeStore = Object.assign(store, {
  say: (notice: string): void => store.setState({ notice }),
  dismiss: (): void => store.setState({ notice: null }),
});
