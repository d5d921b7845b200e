import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { afterHandover } from '@iwan/shared/domain/search/criteria/table';
import { type FacetCounts, facetCount } from '@iwan/shared/domain/search/facets/facets';
import { parameters } from '@iwan/shared/paths/criteria';
import { Check } from '@iwan/shared/ui/fields/check';
import { textsOf } from '../texts';
import { ChoiceCount } from './choice-count';

interface PaymentFieldProps {
  readonly isChosen: boolean;
  /** Called with the choice; left out in a form that the browser submits. */
  readonly onChange?: ((payment: string | null) => void) | undefined;
  /** Counts by payment; left out until they are loaded. */
  readonly counts: FacetCounts | undefined;
}

/** Whether part of the price is paid after the handover. Hidden where no project has that. */
export function PaymentField({ isChosen, onChange, counts = [] }: PaymentFieldProps) {
  const texts = useTexts(textsOf);
  if (counts.length === 0 && !isChosen) return null;
  return (
    <Check
      name={parameters.payment}
      value={afterHandover}
      {...(onChange === undefined
        ? { defaultChecked: isChosen }
        : { checked: isChosen, onChange: () => onChange(isChosen ? null : afterHandover) })}
    >
      {texts.paysAfterHandover}
      {counts.length === 0 ? null : <ChoiceCount of={facetCount(counts, afterHandover)} />}
    </Check>
  );
}
