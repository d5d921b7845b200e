import { currencies, currencyName } from '@iwan/shared/domain/money/currencies';
import { Button } from '@iwan/shared/ui/button';
import type { PlainConversion } from './plain-conversion';
import { texts } from './texts';

const words = texts.converter;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface PlainConverterProps {
  readonly pathname: string;
  readonly conversion: PlainConversion;
}

/** The currency converter as a GET form with its answer, for a browser without script. */
export function PlainConverter({ pathname, conversion }: PlainConverterProps) {
  const { amount, from, to, answer, isRead, source, date } = conversion;
  return (
    <>
      <form method="get" action={pathname}>
        <input type="hidden" name="dialog" value="calculator" />
        <input type="hidden" name="tab" value="converter" />
        <label>
          {words.amount}
          <input name="amount" defaultValue={amount} inputMode="decimal" autoComplete="off" />
        </label>
        {([words.from, words.to] as const).map((label, index) => (
          <label key={label}>
            {label}
            <select name={index === 0 ? 'from' : 'to'} defaultValue={index === 0 ? from : to}>
              {currencies.map((code) => (
                <option key={code} value={code}>
                  {code}, {currencyName(code)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit">{words.convert}</Button>
      </form>
      {answer === null ? (
        <p>{isRead ? words.unknown(from, to) : words.unread}</p>
      ) : (
        <>
          <dl>
            <div>
              <dt>{words.is(amount, from)}</dt>
              <dd>{words.money(answer.result, to)}</dd>
            </div>
          </dl>
          <p>{words.rate(from, answer.rate, to)}</p>
        </>
      )}
      <p>{words.sources[source](day.format(new Date(date)))}</p>
    </>
  );
}
