import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { type FacetCounts, facetCount } from '@iwan/shared/domain/search/facets/facets';
import { parameters } from '@iwan/shared/paths/criteria';
import { Check } from '@iwan/shared/ui/fields/check';
import { textsOf } from '../texts';
import { ChoiceCount } from './choice-count';
import { filterChoices } from './filter-choices';
import styles from './filter-fields.module.css';
import { toggled } from './toggles';
import { withChosen } from './with-chosen';

interface AmenityFieldsProps {
  readonly chosen: readonly string[];
  readonly counts: FacetCounts | undefined;
  readonly onChange: ((amenities: readonly string[]) => void) | undefined;
}

/** The amenities of section 9, and after them all others that a project has, each with its count. */
export function AmenityFields({ chosen, counts = [], onChange }: AmenityFieldsProps) {
  const texts = useTexts(textsOf);
  const keys = new Set(filterChoices.amenities.map((value) => value.toLowerCase()));
  const others = counts.map(({ value }) => value).filter((value) => value !== '' && !keys.has(value.toLowerCase()));
  const more = withChosen(
    others,
    chosen.filter((value) => !keys.has(value.toLowerCase())),
  );
  const isMoreChosen = more.some((value) => chosen.some((each) => each.toLowerCase() === value.toLowerCase()));

  const checks = (values: readonly string[]) => (
    <div className={styles.amenities}>
      {values.map((value) => {
        const isChosen = chosen.some((each) => each.toLowerCase() === value.toLowerCase());
        return (
          <Check
            key={value}
            name={parameters.amenities}
            value={value}
            {...(onChange === undefined
              ? { defaultChecked: isChosen }
              : { checked: isChosen, onChange: () => onChange(toggled(chosen, value)) })}
          >
            {value}
            <ChoiceCount of={facetCount(counts.length === 0 ? undefined : counts, value)} />
          </Check>
        );
      })}
    </div>
  );

  return (
    <fieldset className={styles.wide}>
      <legend className={styles.legend}>{texts.amenities}</legend>
      {checks(filterChoices.amenities)}
      {more.length === 0 ? null : (
        <details className={styles.more} open={isMoreChosen}>
          <summary>{texts.moreAmenities(more.length)}</summary>
          {checks(more)}
        </details>
      )}
    </fieldset>
  );
}
