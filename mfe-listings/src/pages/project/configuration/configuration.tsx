import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { Tabs, tabId } from '@iwan/shared/ui/actions/tabs';
import { Picture } from '@iwan/shared/ui/content/picture';
import { type ComponentProps, useState } from 'react';
import { Block } from '../block';
import { textsOf } from '../texts';
import styles from './configuration.module.css';
import { PaymentSplit } from './payment-split';
import { UnitsTable } from './units-table';

const panel = 'configuration-panel';
const masterPlan = 'master-plan';

type ConfigurationProps = Omit<ComponentProps<typeof UnitsTable>, 'data' | 'units'> & {
  readonly data: ComponentProps<typeof UnitsTable>['data'] | undefined;
};

/** The units with their plans, availability and payment, and the Master Plan as a second tab (section 2). */
export function Configuration({ data, ...table }: ConfigurationProps) {
  const { configuration: texts } = useTexts(textsOf);
  const [chosen, setChosen] = useState<string | null>(null);
  const { project } = table;
  const { masterPlan: plan, paymentPlan = [], price, unitTypes, status } = project;
  const hasUnits = unitTypes !== undefined && data !== undefined;
  const split = isSoldOut(status) ? [] : paymentPlan;
  const tabs = [
    ...(hasUnits || split.length > 0
      ? [{ id: 'units', label: split.length > 0 ? texts.unitsAndPayment : texts.units, href: '#units' }]
      : []),
    ...(plan === null ? [] : [{ id: masterPlan, label: texts.masterPlan, href: `#${masterPlan}` }]),
  ];
  const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  if (shown === undefined) return null;
  const isPlan = shown.id === masterPlan;
  return (
    <Block id="configuration" title={texts.title}>
      {plan === null ? null : (
        <Tabs label={texts.title} panel={panel} tabs={tabs} chosen={shown.id} onChoose={setChosen} />
      )}
      <div
        id={panel}
        className={styles.panel}
        {...(plan === null
          ? {}
          : { role: 'tabpanel', 'aria-labelledby': tabId(panel, shown.id), tabIndex: isPlan ? 0 : undefined })}
      >
        <div hidden={isPlan}>
          {hasUnits ? (
            <UnitsTable {...table} data={data} units={unitTypes} />
          ) : (
            <PaymentSplit plan={split} price={price} />
          )}
        </div>
        {plan === null ? null : (
          <div id={masterPlan} hidden={!isPlan} className={styles.plan}>
            <Picture
              path={plan}
              alt={texts.masterPlanOf(shownName(project))}
              width={860}
              height={538}
              sizes="(max-width: 990.98px) 92vw, (max-width: 1440px) 60vw, 860px"
            />
          </div>
        )}
      </div>
    </Block>
  );
}
