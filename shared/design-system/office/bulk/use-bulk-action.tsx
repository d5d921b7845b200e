import {
  useAddUndoableMutation,
  useNotificationContext,
  useNotify,
  useRefresh,
  useTakeUndoableMutation,
} from 'ra-core';
import { useTexts } from '../../../domain/format/locale-context';
import { sentenceOf } from '../office-message';
import { textsOf } from './texts';

interface BulkAction {
  /** What is done, as its notice says it: `Publish`. */
  readonly what: string;
  /** How many records. */
  readonly count: number;
  readonly run: () => Promise<unknown>;
}

/**
 * Does something to several records ten seconds later, unless it is undone until then: a stage or a publication cannot be taken
 * back without a trace. The notice ends with the time, when it is closed, with the page, and with the next such action.
 */
export function useBulkAction(): (action: BulkAction) => void {
  const texts = useTexts(textsOf);
  const add = useAddUndoableMutation();
  const take = useTakeUndoableMutation();
  const { setNotifications } = useNotificationContext();
  const notify = useNotify();
  const refresh = useRefresh();
  return ({ what, count, run }) => {
    // Notices and actions are matched by their order: one at a time.
    take()?.({ isUndo: false });
    setNotifications((all) => all.filter(({ notificationOptions }) => notificationOptions?.undoable !== true));
    add(({ isUndo }) => {
      if (isUndo) {
        notify(texts.undone, { type: 'info' });
        return;
      }
      void run()
        .then(
          () => notify(texts.done(what, count), { type: 'success' }),
          (error: unknown) => notify(sentenceOf(error) ?? texts.failed, { type: 'error' }),
        )
        .finally(refresh);
    });
    notify(texts.pending(what, count), { type: 'info', undoable: true });
  };
}
