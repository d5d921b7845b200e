import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { dialogStore, useDialogs } from '@iwan/shared/state/site-store';
import { Tabs, tabId } from '@iwan/shared/ui/actions/tabs';
import { Dialog } from '@iwan/shared/ui/dialog';
import { useState } from 'react';
import { Converter } from './converter/converter';
import type { CalculatorData } from './load-calculator';
import { LoanCalculator } from './loan/loan-calculator';
import { textsOf } from './texts';

const tabIds = ['mortgage', 'converter'] as const;

type Tab = (typeof tabIds)[number];

const panel = 'calculator-panel';

/** The dialog with the calculator, opened through the dialog store (section 2, header); a section of the page without script. */
export function CalculatorDialog({ data }: { readonly data: CalculatorData }) {
  const texts = useTexts(textsOf);
  const tabs = tabIds.map((id) => ({ id, label: texts.tabs[id], href: `?dialog=calculator&tab=${id}` }));
  const dialog = useDialogs((state) => state.dialog);
  const requested = dialog?.name === 'calculator' ? dialog : null;
  const [chosen, setChosen] = useState<Tab>(requested?.tab === 'converter' ? 'converter' : 'mortgage');
  if (requested === null) return null;
  return (
    <Dialog title={texts.title} size="large" onClose={dialogStore.close}>
      <Tabs
        tabs={tabs}
        chosen={chosen}
        panel={panel}
        label={texts.tabsLabel}
        onChoose={(id) => setChosen(id === 'converter' ? id : 'mortgage')}
      />
      <div id={panel} role="tabpanel" aria-labelledby={tabId(panel, chosen)}>
        {chosen === 'converter' ? (
          <Converter link={requested} rates={data.rates} />
        ) : (
          <LoanCalculator link={requested} />
        )}
      </div>
    </Dialog>
  );
}
