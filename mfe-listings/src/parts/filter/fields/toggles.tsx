import { ChoiceChip, ChoiceChips } from '@iwan/shared/ui/fields/choice-chip';
import type { ReactNode } from 'react';

export interface Toggle {
  readonly value: string;
  /** What is behind the words. */
  readonly note?: ReactNode;
}

interface TogglesProps {
  readonly name: string;
  readonly toggles: readonly Toggle[];
  readonly chosen: readonly string[];
  /** Left out in a form that the browser itself sends. */
  readonly onChange?: ((chosen: readonly string[]) => void) | undefined;
}

/** Any of a few, as chips. */
export function Toggles({ name, toggles, chosen, onChange }: TogglesProps) {
  const keys = new Set(chosen.map((value) => value.toLowerCase()));
  return (
    <ChoiceChips>
      {toggles.map(({ value, note }) => {
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
            {value}
            {note}
          </ChoiceChip>
        );
      })}
    </ChoiceChips>
  );
}

/** The choices with one more, or with one less when it was among them in any case. */
export function toggled(chosen: readonly string[], value: string): readonly string[] {
  const key = value.toLowerCase();
  const others = chosen.filter((each) => each.toLowerCase() !== key);
  return others.length < chosen.length ? others : [...chosen, value];
}
