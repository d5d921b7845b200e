interface Props {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
}

/** The box of a row that selects it. */
export function SelectBox({ label, isChecked, onToggle }: Props) {
  return (
    <input type="checkbox" className="office-select-box" aria-label={label} checked={isChecked} onChange={onToggle} />
  );
}
