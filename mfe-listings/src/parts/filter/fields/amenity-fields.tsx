import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { homeTextsOf } from '@iwan/shared/domain/search/criteria/texts';
import { type FacetCounts, facetCount } from '@iwan/shared/domain/search/facets/facets';
import { parameters } from '@iwan/shared/paths/criteria';
import { Check } from '@iwan/shared/ui/fields/check';
import { ChoiceCount } from './choice-count';
import { Row } from './field-frames';
import styles from './filter-fields.module.css';
import { toggled } from './toggles';

interface AmenityFieldsProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  readonly counts: FacetCounts | undefined;
  readonly onChange: ((amenities: readonly string[]) => void) | undefined;
}

/** Amenities as checkboxes, each with its count. */
export function AmenityFields({ label, values, chosen, counts = [], onChange }: AmenityFieldsProps) {
  const texts = useTexts(homeTextsOf);
  const keys = new Set(chosen.map((value) => value.toLowerCase()));
  return (
    <Row label={label}>
      <div className={styles.amenities}>
        {values.map((value) => {
          const isChosen = keys.has(value.toLowerCase());
          return (
            <Check
              key={value}
              name={parameters.amenities}
              value={value}
              {...(onChange === undefined
                ? { defaultChecked: isChosen }
                : { checked: isChosen, onChange: () => onChange(toggled(chosen, value)) })}
            >
              {texts.value(value)}
              <ChoiceCount of={facetCount(counts.length === 0 ? undefined : counts, value)} />
            </Check>
          );
        })}
      </div>
    </Row>
  );
}
