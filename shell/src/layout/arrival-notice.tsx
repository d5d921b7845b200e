import { Toast } from '@iwan/shared/ui/feedback/toast';
import { useEffect, useSyncExternalStore } from 'react';
import { arrivalNoticeStore } from '../document/arrival-notice-store';

/** How long it stays, in milliseconds. */
const shownFor = 8000;

/** Says why a link has led here, at the foot of the window, and goes by itself. */
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
    // The region is there before its words, so that they are announced.
    <div role="status">{notice === null ? null : <Toast onClose={arrivalNoticeStore.dismiss}>{notice}</Toast>}</div>
  );
}
