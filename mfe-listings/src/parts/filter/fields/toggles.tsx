import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { homeTextsOf } from '@iwan/shared/domain/search/criteria/texts';
import { ChoiceChip, ChoiceChips } from '@iwan/shared/ui/fields/choice-chip';
import type { ReactNode } from 'react';

export interface Toggle {
  readonly value: string;
  /** In the language of the page, where the texts of values do not know it. */
  readonly shown?: string | undefined;
  /** Shown after the label. */
  readonly note?: ReactNode;
}

interface TogglesProps {
  readonly name: string;
  readonly toggles: readonly Toggle[];
  readonly chosen: readonly string[];
  /** Left out in a form that the browser submits. */
  readonly onChange?: ((chosen: readonly string[]) => void) | undefined;
}

/** Chips of which any may be chosen. */
export function Toggles({ name, toggles, chosen, onChange }: TogglesProps) {
  const texts = useTexts(homeTextsOf);
  const keys = new Set(chosen.map((value) => value.toLowerCase()));
  return (
    <ChoiceChips>
      {toggles.map(({ value, shown, note }) => {
        const isChosen = keys.has(value.toLowerCase());
        return (
          <ChoiceChip
            key={value}
            type="checkbox"
            name={name}
            value={value}
            {...(onChange === undefined
              ? { defaultChecked: isChosen }
              : { checked: isChosen, onChange: () => onChange(toggled(chosen, value)) })}
          >
            {shown ?? texts.value(value)}
            {note}
          </ChoiceChip>
        );
      })}
    </ChoiceChips>
  );
}

/** The choices with one added, or removed if it was among them, ignoring case. */
export function toggled(chosen: readonly string[], value: string): readonly string[] {
  const key = value.toLowerCase();
  const others = chosen.filter((each) => each.toLowerCase() !== key);
  return others.length < chosen.length ? others : [...chosen, value];
}
