import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Currency } from '@iwan/shared/domain/money/currencies';
import { Skeleton } from '@iwan/shared/ui/feedback/skeleton';
import { type Conversion, convert } from './conversion';
import styles from './conversion-result.module.css';
import { textsOf } from './texts';
import type { Rates } from './use-rates';

interface ConversionResultProps {
  /** `null` where the input is not an amount. */
  readonly amount: number | null;
  readonly rates: Rates;
  readonly from: Currency;
  readonly to: Currency;
}

/** The converted amount, the rate in both directions, and the day and source of the rate. */
export function ConversionResult({ amount, rates, from, to }: ConversionResultProps) {
  const texts = useTexts(textsOf);
  const format = useFormat();
  const table = rates.status === 'ready' ? rates.rates : rates.kept;
  if (table === null && rates.status === 'failed') return null;
  const conversion = table === null ? null : convert(amount ?? 1, table, to, format.locale);
  return (
    <div className={styles.result} role="status" aria-busy={rates.status === 'loading'}>
      {table === null ? (
        <Waiting />
      ) : (
        <>
          {conversion === null ? (
            <p>{texts.unknown(from, to)}</p>
          ) : (
            <Figures conversion={conversion} hasAmount={amount !== null} from={from} to={to} />
          )}
          <p className={styles.source}>
            {texts.sources[rates.status === 'ready' ? rates.rates.source : 'browser'](format.day(new Date(table.date)))}
          </p>
        </>
      )}
    </div>
  );
}

interface FiguresProps {
  readonly conversion: Conversion;
  readonly hasAmount: boolean;
  readonly from: Currency;
  readonly to: Currency;
}

function Figures({ conversion: { amount, result, rate, inverse }, hasAmount, from, to }: FiguresProps) {
  const texts = useTexts(textsOf);
  return (
    <>
      {hasAmount ? (
        <>
          <p>{texts.amountIs(amount, from)}</p>
          <strong>{texts.money(result, to)}</strong>
        </>
      ) : null}
      <p className={styles.rates}>
        <span>{texts.rate(from, rate, to)}</span>
        {from === to ? null : <span>{texts.rate(to, inverse, from)}</span>}
      </p>
    </>
  );
}

function Waiting() {
  const texts = useTexts(textsOf);
  return (
    <>
      <span className="visually-hidden">{texts.loading}</span>
      <Skeleton className={styles.waiting} />
      <Skeleton className={styles.waitingAmount} />
      <Skeleton className={styles.waiting} />
    </>
  );
}
