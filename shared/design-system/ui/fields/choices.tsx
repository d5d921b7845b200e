import { ChoiceChip, ChoiceChips } from './choice-chip';
import styles from './choices.module.css';

interface ChoicesProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly string[];
  /** What is shown in place of an option. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Radio buttons as chips. */
export function Choices({ name, legend, options, labels = {}, value, onChange }: ChoicesProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <ChoiceChips>
        {options.map((option) => (
          <ChoiceChip
            key={option}
            type="radio"
            name={name}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
          >
            {labels[option] ?? option}
          </ChoiceChip>
        ))}
      </ChoiceChips>
    </fieldset>
  );
}
