import { DownIcon } from '@iwan/shared/ui/icons/down';
import styles from './hero-search.module.css';

interface SelectCellProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** The text of the cell while nothing is chosen. */
  readonly nothing: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** A cell of the panel with a native select; a choice made before hydration is retained. */
export function SelectCell({ id, name, label, nothing, options }: SelectCellProps) {
  return (
    <div className={styles.select} data-works-unaided="">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue="" suppressHydrationWarning>
        <option value="">{nothing}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <DownIcon className={styles.mark} />
    </div>
  );
}
