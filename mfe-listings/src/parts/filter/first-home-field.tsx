import { firstHomePrice } from '@iwan/shared/domain/facts/searched';
import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import { firstHome } from '@iwan/shared/domain/search/criteria/table';
import { parameters } from '@iwan/shared/paths/criteria';
import { Check } from '@iwan/shared/ui/fields/check';
import { textsOf } from './texts';

interface FirstHomeFieldProps {
  readonly isChosen: boolean;
  /** Called with the choice; left out in a form that the browser submits. */
  readonly onChange: ((chosen: string | null) => void) | undefined;
}

/** Whether a home is open to the programme for first-time buyers, with its limit. */
export function FirstHomeField({ isChosen, onChange }: FirstHomeFieldProps) {
  const texts = useTexts(textsOf);
  return (
    <Check
      name={parameters.firstHome}
      value={firstHome}
      {...(onChange === undefined
        ? { defaultChecked: isChosen }
        : { checked: isChosen, onChange: () => onChange(isChosen ? null : firstHome) })}
    >
      {texts.firstHome(useFormat().dirhams(firstHomePrice.value))}
    </Check>
  );
}
