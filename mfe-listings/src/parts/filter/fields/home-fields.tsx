import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { numberRange } from '@iwan/shared/domain/search/criteria/kinds';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { parseSize, criteria as table } from '@iwan/shared/domain/search/criteria/table';
import type { FacetCounts, Facets } from '@iwan/shared/domain/search/facets/facets';
import { parameters, type Unread } from '@iwan/shared/paths/criteria';
import { textsOf as criteriaTextsOf } from '../criteria-texts';
import { textsOf } from '../texts';
import budgetStyles from './budget.module.css';
import styles from './filter-fields.module.css';
import { ThresholdField } from './threshold-field';
import { TypedValue } from './typed-value';

interface HomeFieldsProps {
  readonly criteria: SearchCriteria;
  readonly facets: Facets;
  readonly unread?: Unread | undefined;
  readonly onChange: ((changes: Partial<SearchCriteria>) => void) | undefined;
}

/** A number as a criterion reads it from an address. */
const readMonthly = (text: string) => {
  const read = table.monthly.read({ get: () => text, getAll: () => [text] }, { impliesBudget: false });
  return typeof read === 'string' ? read : null;
};

const readSquareFeet = (text: string) => {
  const size = parseSize(text);
  return size === null ? null : String(size);
};

/** Where no project reports its progress, all counted ones are ready, which the handover field covers. */
const isReported = (counts: FacetCounts = []) => new Set(counts.map(({ count }) => count)).size > 1;

/** Criteria of a home beside bedrooms and price: size, instalment, service charge, construction progress. */
export function HomeFields({ criteria, facets, unread = {}, onChange }: HomeFieldsProps) {
  const texts = useTexts(textsOf);
  const criteriaTexts = useTexts(criteriaTextsOf);
  const { from, to } = criteria.size ?? { from: null, to: null };
  const numberOf = (text: string | null) => (text === null ? null : Number(text));
  return (
    <>
      <fieldset className={styles.wide}>
        <legend className={styles.legend}>{texts.size}</legend>
        <div className={budgetStyles.typed}>
          <TypedValue
            name={parameters.sizeFrom}
            label={texts.sizeFrom}
            value={String(from ?? '')}
            unread={unread.sizeFrom}
            error={texts.unreadableSize}
            parse={readSquareFeet}
            onCommit={onChange && ((value) => onChange({ size: numberRange(numberOf(value), to) }))}
          />
          <TypedValue
            name={parameters.sizeTo}
            label={texts.sizeTo}
            value={String(to ?? '')}
            unread={unread.sizeTo}
            error={texts.unreadableSize}
            parse={readSquareFeet}
            onCommit={onChange && ((value) => onChange({ size: numberRange(from, numberOf(value)) }))}
          />
        </div>
      </fieldset>
      <fieldset className={styles.wide}>
        <legend className={styles.legend}>{texts.monthly}</legend>
        <TypedValue
          name={parameters.monthly}
          label={texts.monthlyMost}
          help={texts.monthlyRule}
          value={criteria.monthly ?? ''}
          unread={unread.monthly}
          error={texts.unreadableMonthly}
          parse={readMonthly}
          onCommit={onChange && ((monthly) => onChange({ monthly }))}
        />
      </fieldset>
      <ThresholdField
        name={parameters.charge}
        label={texts.charge}
        chosen={criteria.charge ?? null}
        labelOf={texts.chargeUpTo}
        counts={facets.charge}
        onChange={onChange && ((charge) => onChange({ charge }))}
      />
      <ThresholdField
        name={parameters.built}
        label={texts.built}
        chosen={criteria.built ?? null}
        labelOf={criteriaTexts.builtFrom}
        counts={isReported(facets.built) ? facets.built : undefined}
        onChange={onChange && ((built) => onChange({ built }))}
      />
    </>
  );
}
