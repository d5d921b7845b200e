import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useOverlay } from '../../../contract-kit/state/overlays';
import { useTexts } from '../../../domain/format/locale-context';
import { classNames } from '../../dom/class-names';
import { isOnServer } from '../../dom/is-on-server';
import { closeLoadingDialog } from '../../dom/loading-dialog';
import { ChakraPart } from '../chakra/chakra-part';
import { CloseIcon } from '../icons/close';
import { textsOf } from '../texts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** 416, 672 or 1056 px wide, full screen on a phone unless small; `full` covers the window, for pictures. */
  readonly size?: 'small' | 'medium' | 'large' | 'full';
  /** Called by the close button, by Escape, by a press outside and by the browser's Back. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A sticky footer: the primary button at the end. */
  readonly foot?: ReactNode;
}

const usable = ':not([type=hidden], [tabindex="-1"], :disabled)';
/** The first link takes the initial focus before a button: a premature press then changes nothing. */
const beginnings = [':is(input, select, textarea)', 'a[href]', ':is(button, [tabindex="0"])'];

/**
 * A modal dialog, open as long as it is rendered; a section of the page where the document server renders it for visitors
 * without script.
 */
export function Dialog(props: DialogProps) {
  return isOnServer ? <DialogInPage {...props} /> : <DialogSheet {...props} />;
}

function DialogInPage({ title, size = 'medium', children, foot }: DialogProps) {
  const titleId = useId();
  return (
    <section data-dialog-in-page={size} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
      {foot}
    </section>
  );
}

/**
 * The dialog itself, Chakra's: it keeps the focus in it, and closes by Escape and by a press outside. The initial focus is on its
 * first field, without one on its first link or button, or on Close where it covers the window.
 */
function DialogSheet({ title, size = 'medium', onClose, children, foot }: DialogProps) {
  const texts = useTexts(textsOf);
  useOverlay(onClose);
  const body = useRef<HTMLDivElement>(null);
  const [isTextAlone, setTextAlone] = useState(false);
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const kinds = size === 'full' ? [] : beginnings;
    const found = kinds.map((kind) => body.current?.querySelector<HTMLElement>(kind + usable) ?? null);
    (found.find((element) => element !== null) ?? close.current)?.focus({ preventScroll: true });
  }, [size]);
  // Text without a control needs a tab stop to be scrolled by keyboard.
  useEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = body.current ?? {};
    setTextAlone(scrollHeight > clientHeight && body.current?.querySelector(beginnings.join()) === null);
  }, []);
  return (
    <ChakraPart>
      <ChakraDialog.Root
        open
        unstyled
        initialFocusEl={focused}
        restoreFocus={false}
        onFocusOutside={(event) => event.preventDefault()}
        onOpenChange={onClose}
      >
        <Portal>
          <ChakraDialog.Positioner className={styles.place}>
            <ChakraDialog.Content className={classNames(styles.sheet, styles[size])}>
              <div ref={returnFocus} className={styles.head}>
                <ChakraDialog.Title className={styles.title}>{title}</ChakraDialog.Title>
                <ChakraDialog.CloseTrigger ref={close} className={styles.close} aria-label={texts.dialogClose}>
                  <CloseIcon />
                </ChakraDialog.CloseTrigger>
              </div>
              <div ref={body} className={styles.body} tabIndex={isTextAlone ? 0 : undefined}>
                {children}
              </div>
              {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </ChakraPart>
  );
}

/**
 * Closes the loading dialog in the frame in which this one is shown, and returns the focus to the pressed control in the end.
 * Chakra's own return would miss a dialog that is removed within its first frame.
 */
function returnFocus(): () => void {
  closeLoadingDialog();
  const before = document.activeElement;
  return () => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

const focused = () => document.activeElement as HTMLElement | null;
