import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { FacetCounts } from '@iwan/shared/domain/search/facets/facets';
import { textsOf } from '../texts';
import { SelectField } from './field-frames';

interface ThresholdFieldProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | null;
  readonly labelOf: (value: number) => string;
  /** Counts by value; left out until they are loaded. */
  readonly counts: FacetCounts | undefined;
  /** Called with the choice; left out in a form that the browser submits. */
  readonly onChange?: ((value: string | null) => void) | undefined;
}

/** A minimum or maximum of a number that projects have. Hidden where none of them has it. */
export function ThresholdField({ name, label, chosen, labelOf, counts = [], onChange }: ThresholdFieldProps) {
  const texts = useTexts(textsOf);
  const counted = new Map(counts.map(({ value, count }) => [value, count]));
  const values = [...new Set([...counted.keys(), ...(chosen === null ? [] : [chosen])])].sort(
    (one, other) => Number(one) - Number(other),
  );
  if (values.length === 0) return null;
  const options = values.map((value) => ({
    value,
    text: labelOf(Number(value)),
    count: counted.get(value) ?? null,
  }));
  return <SelectField {...{ name, label, options, onChange }} any={texts.anyOf} value={chosen} />;
}
