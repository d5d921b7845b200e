import { createBrowserStore } from '@iwan/shared/state/browser-store';

interface ArrivalNotice {
  /** The notice for the visitor on the current page; `null` without one. */
  readonly notice: string | null;
}

const store = createBrowserStore<ArrivalNotice>('arrival notice', () => ({ notice: null }));

/** Why a visitor was redirected to this page, such as 'Property not found' (section 8). */
export const arrivalNoticeStore = Object.assign(store, {
  show: (notice: string): void => store.setState({ notice }),
  dismiss: (): void => store.setState({ notice: null }),
});
