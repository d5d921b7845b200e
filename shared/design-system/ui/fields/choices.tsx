import { ChoiceChip, ChoiceChips } from './choice-chip';
import styles from './choices.module.css';

interface ChoicesProps {
  readonly name: string;
  readonly legend: string;
  /** What is sent, by what is shown. */
  readonly options: Readonly<Record<string, string>>;
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Radio buttons as chips. */
export function Choices({ name, legend, options, value, onChange }: ChoicesProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <ChoiceChips>
        {Object.entries(options).map(([option, label]) => (
          <ChoiceChip
            key={option}
            type="radio"
            name={name}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
          >
            {label}
          </ChoiceChip>
        ))}
      </ChoiceChips>
    </fieldset>
  );
}
