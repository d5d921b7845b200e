import type { LatestRates } from '@iwan/shared/api/rates';
import { isOnServer } from '@iwan/shared/dom/is-on-server';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { type Currency, currencies, currencyName, isCurrency } from '@iwan/shared/domain/money/currencies';
import { IconButton } from '@iwan/shared/ui/actions/icon-button';
import { ShareButton } from '@iwan/shared/ui/actions/share-button';
import { Message } from '@iwan/shared/ui/feedback/message';
import { TextField } from '@iwan/shared/ui/fields/field';
import { SelectField } from '@iwan/shared/ui/fields/select-field';
import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';
import { useState } from 'react';
import { FormWithoutScript } from '../form-without-script';
import { ConversionResult } from './conversion-result';
import styles from './converter.module.css';
import { parseConverterAmount } from './converter-amount';
import { type ConverterInput, keepInput, linkTo, openingInput } from './converter-input';
import { textsOf } from './texts';
import { type Rates, useRates } from './use-rates';

interface ConverterProps {
  /** The untrusted parameters of the link: `amount`, `from`, `to`. */
  readonly link?: Readonly<Record<string, unknown>>;
  /** The rates of the initial currency, where they are loaded already. */
  readonly rates?: LatestRates | null;
}

const nothing = {};

/** The currency converter (sections 5, 7 and 9): an amount from one currency to another, at the latest rate. */
export function Converter({ link = nothing, rates: given = null }: ConverterProps) {
  const texts = useTexts(textsOf);
  const [input, setInput] = useState(() => openingInput(link));
  const { rates, retry } = useRates(input.from, given);
  const typed = parseConverterAmount(input.amount);

  function change(changes: Partial<ConverterInput>): void {
    const next = { ...input, ...changes };
    setInput(next);
    keepInput(next);
  }

  const { from, to } = input;
  const isForeign = typed.status === 'amount' && typed.named !== null && typed.named !== from;
  return (
    <div className={styles.converter}>
      <FormWithoutScript hidden={{ dialog: 'calculator', tab: 'converter' }} send={texts.convert}>
        <div className={styles.pair}>
          <div className={styles.start}>
            <TextField
              id="converter-amount"
              name="amount"
              label={texts.amount}
              value={input.amount}
              inputMode="decimal"
              autoComplete="off"
              dir="auto"
              help={isForeign && typed.named ? texts.taken(typed.named, from) : undefined}
              error={typed.status === 'amount' ? undefined : texts.problems[typed.status]}
              onChange={(event) => change({ amount: event.target.value })}
            />
            <CurrencySelect
              id="converter-from"
              name="from"
              label={texts.from}
              value={from}
              onChange={(currency) => change({ from: currency })}
            />
          </div>
          {isOnServer ? null : (
            <IconButton
              icon={SwapIcon}
              label={texts.swap}
              className={styles.swap}
              onClick={() => change({ from: to, to: from })}
            />
          )}
          <CurrencySelect
            id="converter-to"
            name="to"
            label={texts.to}
            value={to}
            onChange={(currency) => change({ to: currency })}
          />
        </div>
      </FormWithoutScript>
      <ConversionResult amount={typed.status === 'amount' ? typed.amount : null} rates={rates} from={from} to={to} />
      <RatesNotice rates={rates} onRetry={retry} />
      {isOnServer ? null : (
        <ShareButton title={texts.shareTitle} label={texts.share} path={linkTo(location.pathname, input)} />
      )}
    </div>
  );
}

function SwapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8.5h15l-3.5-4M20 15.5H5l3.5 4" />
    </Icon>
  );
}

interface CurrencySelectProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: Currency;
  readonly onChange: (currency: Currency) => void;
}

/** One of the currencies, by code and name. */
function CurrencySelect({ id, name, label, value, onChange }: CurrencySelectProps) {
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

interface RatesNoticeProps {
  readonly rates: Rates;
  readonly onRetry: () => void;
}

/** Says that no new rate could be loaded and what is shown instead, with a button to retry; otherwise nothing. */
function RatesNotice({ rates, onRetry }: RatesNoticeProps) {
  const texts = useTexts(textsOf);
  if (rates.status !== 'failed') return null;
  return (
    <Message tone="danger">
      {sentenceFor(rates.kept !== null, rates.isOffline, texts)}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {texts.retry}
      </button>
    </Message>
  );
}

function sentenceFor(isCached: boolean, isOffline: boolean, texts: ReturnType<typeof textsOf>): string {
  if (isCached) return isOffline ? texts.storedOffline : texts.kept;
  return isOffline ? texts.missingOffline : texts.missing;
}
