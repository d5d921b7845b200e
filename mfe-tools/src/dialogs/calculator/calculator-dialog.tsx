import { useDialogs } from '@iwan/shared/state/dialogs';
import { Dialog } from '@iwan/shared/ui/dialog';
import { LoanCalculator } from './loan-calculator';
import { texts } from './texts';

/** The calculator over the page, opened through the dialog store (section 2, header). Only a browser renders it. */
export function CalculatorDialog() {
  const dialog = useDialogs((state) => state.dialog);
  const close = useDialogs((state) => state.close);
  if (dialog?.name !== 'calculator') return null;
  return (
    <Dialog title={texts.title} size="large" onClose={close}>
      <LoanCalculator {...(typeof dialog.price === 'number' ? { price: dialog.price } : {})} />
    </Dialog>
  );
}
