import { bankRate, longestLoan } from '@iwan/shared/domain/facts/searched';
import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { numberRange } from '@iwan/shared/domain/search/criteria/kinds';
import type { SearchCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { parseSize, criteria as table } from '@iwan/shared/domain/search/criteria/table';
import { parameters, type Unread } from '@iwan/shared/paths/criteria';
import { criterionText } from '../criterion-text';
import { textsOf } from '../texts';
import { Pick } from './field-frames';
import styles from './filter-fields.module.css';
import { TypedValue } from './typed-value';

interface HomeFieldProps {
  readonly criteria: SearchCriteria;
  readonly unread?: Unread | undefined;
  readonly onChange: ((changes: Partial<SearchCriteria>) => void) | undefined;
}

const readSquareFeet = (text: string) => {
  const size = parseSize(text);
  return size === null ? null : String(size);
};

export function SizeField({ criteria, unread = {}, onChange }: HomeFieldProps) {
  const texts = useTexts(textsOf);
  const chosen = criterionText(criteria, 'size', useLocale());
  const { from, to } = criteria.size ?? { from: null, to: null };
  const numberOf = (text: string | null) => (text === null ? null : Number(text));
  const isWrong = unread.sizeFrom !== undefined || unread.sizeTo !== undefined;
  return (
    <Pick label={texts.size} chosen={chosen} any={texts.anyOf} isWrong={isWrong}>
      <div className={styles.two}>
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
    </Pick>
  );
}

/** A number as a criterion reads it from an address. */
const readMonthly = (text: string) => {
  const read = table.monthly.read({ get: () => text, getAll: () => [text] }, { impliesBudget: false });
  return typeof read === 'string' ? read : null;
};

/** The highest monthly payment of a bank loan. */
export function MonthlyField({ criteria, unread = {}, onChange }: HomeFieldProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const chosen = criterionText(criteria, 'monthly', format.locale);
  const asked = format.month(Date.parse(bankRate.source.lookedAt));
  return (
    <Pick label={texts.monthly} chosen={chosen} any={texts.anyOf} isWrong={unread.monthly !== undefined}>
      <TypedValue
        name={parameters.monthly}
        label={texts.monthlyMost}
        help={texts.monthlyRule(longestLoan.value, format.percent(bankRate.value / 100, 2), asked)}
        value={criteria.monthly ?? ''}
        unread={unread.monthly}
        error={texts.unreadableMonthly}
        parse={readMonthly}
        onCommit={onChange && ((monthly) => onChange({ monthly }))}
      />
    </Pick>
  );
}
