import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Instalment, Unit } from '@iwan/shared/domain/model/entities';
import { pricePerSquareFoot } from '@iwan/shared/domain/project/units/unit-types';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { assetPath } from '@iwan/shared/paths/image';
import type { LinkedDialogProps } from '@iwan/shared/router/use-linked-dialog';
import { Button } from '@iwan/shared/ui/actions/button';
import { TextLink } from '@iwan/shared/ui/actions/text-link';
import { Picture } from '@iwan/shared/ui/content/picture';
import { Dialog } from '@iwan/shared/ui/dialog';
import { useState } from 'react';
import { ConvertedPrice } from '../../../parts/amounts/converted-price';
import { PricePerArea } from '../../../parts/amounts/price-per-area';
import { type FactLine, FactLines } from '../../../parts/fact-lines';
import { unitName } from '../../../parts/unit/unit-name';
import { textsOf } from '../texts';
import { availabilityText } from '../units/availability-text';
import { isPicture } from '../units/is-picture';
import styles from './unit-dialog.module.css';

interface UnitDialogProps extends LinkedDialogProps {
  readonly units: readonly Unit[];
  readonly plan: readonly Instalment[];
  /** Closes it and leads to the enquiry form, for this unit. */
  readonly onAsk: (unit: Unit) => void;
}

/** The sheet of a unit: its floor plan, its price with the instalments, its availability, and the way to ask about it. */
export function UnitDialog({ units, plan, onAsk, start, onClose }: UnitDialogProps) {
  const { units: texts } = useTexts(textsOf);
  const locale = useLocale();
  const format = useFormat();
  const unit = units[start];
  if (unit === undefined) return null;
  const { price } = unit;
  const perArea = pricePerSquareFoot(unit);
  const lines: readonly FactLine[] = [
    {
      name: texts.price,
      value:
        price === null ? (
          texts.onRequest
        ) : (
          <>
            {format.dirhams(price)} <ConvertedPrice dirhams={price} />
          </>
        ),
      isTotal: true,
    },
    ...(perArea === null ? [] : [{ name: texts.perArea, value: <PricePerArea perSquareFoot={perArea} /> }]),
    ...plan.map(({ label, percent, when }) => {
      const share = format.percent(percent / 100, 2);
      return {
        name: texts.instalment(
          valueWords(label, locale),
          price === null ? null : share,
          when && valueWords(when, locale),
        ),
        value: price === null ? share : format.dirhams(Math.round((price * percent) / 100)),
      };
    }),
    { name: texts.available, value: availabilityText(unit, texts, locale) },
  ];
  return (
    <Dialog
      title={unitName(unit, locale)}
      size="large"
      onClose={onClose}
      foot={
        <>
          {unit.plan === null ? null : (
            <TextLink href={assetPath(unit.plan)} target="_blank" rel="noopener">
              {texts.openPlan}
            </TextLink>
          )}
          <Button className={styles.ask} onClick={() => onAsk(unit)}>
            {texts.askAbout}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {unit.plan === null || !isPicture(unit.plan) ? null : (
          <Plan path={unit.plan} alt={texts.planOf(valueWords(unit.type, locale), unit.squareFeet)} />
        )}
        <FactLines lines={lines} className={styles.lines} />
      </div>
    </Dialog>
  );
}

/** The floor plan, which can be enlarged: the room names of a plan are small on a phone. */
function Plan({ path, alt }: { readonly path: string; readonly alt: string }) {
  const { units: texts } = useTexts(textsOf);
  const [isLarge, setLarge] = useState(false);
  return (
    <div className={styles.plan}>
      <div className={styles.view} data-large={isLarge || undefined} tabIndex={isLarge ? 0 : undefined}>
        <Picture path={path} alt={alt} width={976} height={732} sizes="(max-width: 767.98px) 200vw, 976px" priority />
      </div>
      <Button look="outline" size="small" className={styles.zoom} onClick={() => setLarge(!isLarge)}>
        {isLarge ? texts.zoomOut : texts.zoomIn}
      </Button>
    </div>
  );
}
