import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { type Currency, currencies, currencyName, isCurrency } from '@iwan/shared/domain/money/currencies';
import { SelectField } from '../../../parts/select-field';
import { textsOf } from './texts';

interface CurrencySelectProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: Currency;
  readonly onChange: (currency: Currency) => void;
}

/** One of the currencies, by code and name. */
export function CurrencySelect({ id, name, label, value, onChange }: CurrencySelectProps) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  return (
    <SelectField
      id={id}
      name={name}
      label={label}
      value={value}
      onChange={({ target }) => isCurrency(target.value) && onChange(target.value)}
    >
      {currencies.map((code) => (
        <option key={code} value={code}>
          {texts.option(code, currencyName(code, locale))}
        </option>
      ))}
    </SelectField>
  );
}
