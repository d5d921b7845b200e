import styles from './choices.module.css';

interface ChoicesProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly string[];
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a few, as square chips with a tick: colour alone says nothing. */
export function Choices({ name, legend, options, value, onChange }: ChoicesProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
