import { Box, Button, Stack } from '@chakra-ui/react';
import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { OfficeMessage } from '@iwan/shared/office/office-message';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { textsOf } from './texts';

/** How long a notification is shown, in milliseconds. */
const shownFor = 6000;
/** The same for one that can be undone. */
const undoableFor = 10_000;

/** Notifications at the bottom of the screen; one that can be undone offers that until it takes effect. */
export function Notifications() {
  const { notifications, setNotifications } = useNotificationContext();
  const drop = (one: NotificationPayload) => setNotifications((all) => all.filter((each) => each !== one));
  return (
    <Box
      position="fixed"
      insetBlockEnd="4"
      insetInlineEnd="4"
      maxWidth="24rem"
      zIndex="toast"
      role="region"
      aria-live="polite"
    >
      <Stack gap="2">
        {notifications.map((one) => (
          <Notice key={String(one.message)} notice={one} onClose={() => drop(one)} />
        ))}
      </Stack>
    </Box>
  );
}

function Notice({ notice, onClose }: { readonly notice: NotificationPayload; readonly onClose: () => void }) {
  const texts = useTexts(textsOf);
  const translate = useTranslate();
  const takeMutation = useTakeUndoableMutation();
  const isUndoable = notice.notificationOptions?.undoable === true;
  const end = (isUndo: boolean) => {
    if (isUndoable) takeMutation()?.({ isUndo });
    onClose();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of a notice begins once.
  useEffect(() => {
    const timer = setTimeout(() => end(false), isUndoable ? undoableFor : shownFor);
    // Whoever leaves the page has not undone it.
    const leave = () => end(false);
    if (isUndoable) addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
    };
  }, []);
  const { message } = notice;
  return (
    <OfficeMessage
      kind={notice.type === 'error' || notice.type === 'warning' || notice.type === 'success' ? notice.type : 'info'}
      actions={
        <Stack direction="row" gap="2" marginTop="2">
          {isUndoable ? (
            <Button size="xs" onClick={() => end(true)}>
              {texts.undo}
            </Button>
          ) : null}
          <Button size="xs" variant="outline" onClick={() => end(false)}>
            {texts.close}
          </Button>
        </Stack>
      }
    >
      {typeof message === 'string' ? translate(message, notice.notificationOptions?.messageArgs) : message}
    </OfficeMessage>
  );
}
