import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useOverlay } from '../../../contract-kit/state/overlays';
import { useTexts } from '../../../domain/format/locale-context';
import { classNames } from '../../dom/class-names';
import { isOnServer } from '../../dom/is-on-server';
import { closeLoadingDialog } from '../../dom/loading-dialog';
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

/** Marks a press that began outside of the sheet: one that selects text may end there. */
const pressedOutside = 'data-pressed-outside';

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
 * The dialog itself, a native one: the browser keeps the focus in it, and returns it when it closes. The initial focus is on its
 * first field, without one on its first link or button, or on Close where it covers the window.
 */
function DialogSheet({ title, size = 'medium', onClose, children, foot }: DialogProps) {
  const texts = useTexts(textsOf);
  const titleId = useId();
  useOverlay(onClose);
  const body = useRef<HTMLDivElement>(null);
  const [isTextAlone, setTextAlone] = useState(false);
  useLayoutEffect(() => {
    if (size === 'full') return;
    const found = beginnings.map((kind) => body.current?.querySelector<HTMLElement>(kind + usable) ?? null);
    found.find((element) => element !== null)?.focus({ preventScroll: true });
  }, [size]);
  // Text without a control needs a tab stop to be scrolled by keyboard.
  useEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = body.current ?? {};
    setTextAlone(scrollHeight > clientHeight && body.current?.querySelector(beginnings.join()) === null);
  }, []);
  return createPortal(
    <dialog aria-labelledby={titleId} className={styles.place} {...closings(onClose)}>
      <div className={classNames(styles.sheet, styles[size])}>
        <div ref={openAround} className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={texts.dialogClose} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <div ref={body} className={styles.body} tabIndex={isTextAlone ? 0 : undefined}>
          {children}
        </div>
        {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>,
    document.body,
  );
}

/**
 * Opens the dialog around an element that stands before its content: the content's layout effects run after that, and measure
 * what is shown. Closed before it is removed, the dialog returns the focus.
 */
function openAround(element: HTMLElement | null): () => void {
  const dialog = element?.closest('dialog');
  const { clientWidth, style } = document.documentElement;
  // Of a dialog above another one, the page has no scroll bar any more.
  if (document.querySelector(`dialog.${styles.place}[open]`) === null) {
    style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`);
  }
  closeLoadingDialog();
  dialog?.showModal();
  return () => dialog?.close();
}

/** Closes a dialog by Escape or Back of a phone, and by a press that begins and ends outside of its sheet. */
function closings(
  onClose: () => void,
): Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onPointerDown' | 'onClick'> {
  const isOfDialog = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return {
    // The events bubble from what stands in it, such as a file field.
    onCancel: (event) => {
      if (!isOfDialog(event)) return;
      event.preventDefault();
      onClose();
    },
    // A browser closes it where it may not ask twice.
    onClose: (event) => {
      if (isOfDialog(event) && event.currentTarget.isConnected && !event.currentTarget.open) onClose();
    },
    onPointerDown: (event) => {
      event.currentTarget.toggleAttribute(pressedOutside, isOfDialog(event));
    },
    onClick: (event) => {
      if (isOfDialog(event) && event.currentTarget.hasAttribute(pressedOutside)) onClose();
    },
  };
}
