import { Toast } from '@iwan/shared/ui/feedback/toast';
import { useEffect, useSyncExternalStore } from 'react';
import { arrivalNoticeStore } from '../document/arrival-notice-store';

/** How long it stays, in milliseconds. */
const shownFor = 8000;

/** Shows the reason of a redirect at the bottom of the window, and disappears after a while. */
export function ArrivalNotice() {
  const notice = useSyncExternalStore(
    arrivalNoticeStore.subscribe,
    () => arrivalNoticeStore.getState().notice,
    () => null,
  );

  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(arrivalNoticeStore.dismiss, shownFor);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    // The live region exists before its text, so that the text is announced.
    <div role="status">{notice === null ? null : <Toast onClose={arrivalNoticeStore.dismiss}>{notice}</Toast>}</div>
  );
}
