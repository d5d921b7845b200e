import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { assetPath } from '@iwan/shared/paths/image';
import type { LinkedDialogProps } from '@iwan/shared/router/use-linked-dialog';
import { Tabs, tabId } from '@iwan/shared/ui/actions/tabs';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Dialog } from '@iwan/shared/ui/dialog';
import { useState } from 'react';
import { textsOf } from '../texts';
import styles from './plan-dialog.module.css';
import type { PlannedUnit } from './plans';

const panel = 'floor-plan-panel';
interface PlanDialogProps extends LinkedDialogProps {
  readonly name: string;
  readonly plans: readonly PlannedUnit[];
}

/** The floor plans of a project, one at a time, each with its type and size, and a link to the picture. */
export function PlanDialog({ name, plans, start, onClose }: PlanDialogProps) {
  const { units: texts } = useTexts(textsOf);
  const [chosen, setChosen] = useState(start);
  const planned = plans[chosen] ?? plans[0];
  if (planned === undefined) return null;
  const { unit, plan } = planned;
  const figure = (
    <figure className={styles.plan}>
      <Picture
        key={plan}
        path={plan}
        alt={texts.planOf(unit.type, unit.squareFeet)}
        width={976}
        height={732}
        sizes="(max-width: 767.98px) 100vw, 976px"
        priority
      />
      <figcaption className={styles.text}>
        {texts.typeAndSize(unit.type, unit.squareFeet)}
        <TextLink href={assetPath(plan)} target="_blank" rel="noopener">
          {texts.openPlan}
        </TextLink>
      </figcaption>
    </figure>
  );
  return (
    <Dialog title={texts.plansOf(name)} size="large" onClose={onClose}>
      <div className={styles.viewer}>
        {plans.length === 1 ? (
          figure
        ) : (
          <>
            <Tabs
              label={texts.plansOf(name)}
              panel={panel}
              tabs={plans.map((each, index) => ({
                id: String(index),
                label: texts.typeAndSize(each.unit.type, each.unit.squareFeet),
                href: assetPath(each.plan),
              }))}
              chosen={String(chosen)}
              onChoose={(id) => setChosen(Number(id))}
            />
            <div id={panel} role="tabpanel" aria-labelledby={tabId(panel, String(chosen))}>
              {figure}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
