import { business } from '@iwan/shared/contracts/business';
import { marketRatePercent, monthsPerYear } from '@iwan/shared/domain/money/loan-limits';
import { withQuery } from '@iwan/shared/paths/query';
import { Button } from '@iwan/shared/ui/button';
import { PlainAnswer } from './plain-answer';
import { plainCalculatorStyles } from './plain-calculator-styles';
import type { PlainConversion } from './plain-conversion';
import { PlainConverter } from './plain-converter';
import { plainLoan } from './plain-loan';
import { texts } from './texts';

interface PlainCalculatorProps {
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly conversion: PlainConversion | null;
}

const figures = new Intl.NumberFormat('en-AE');

const tabs = ['mortgage', 'converter'] as const;

/** The calculator where there is no script: the mortgage, or the converter where that is asked for. */
export function PlainCalculator({ pathname, query, conversion }: PlainCalculatorProps) {
  if (query.get('dialog') !== 'calculator') return null;
  const chosen = conversion === null ? 'mortgage' : 'converter';
  return (
    <section className="plain-calculator" aria-labelledby="plain-calculator">
      <style>{plainCalculatorStyles}</style>
      <nav aria-label={texts.tabs.label}>
        {tabs.map((tab) => (
          <a
            key={tab}
            href={withQuery(pathname, { dialog: 'calculator', tab })}
            aria-current={tab === chosen ? 'page' : undefined}
          >
            {texts.tabs[tab]}
          </a>
        ))}
      </nav>
      <h2 id="plain-calculator">{conversion === null ? texts.title : texts.converter.title}</h2>
      {conversion === null ? (
        <PlainMortgage pathname={pathname} query={query} />
      ) : (
        <PlainConverter pathname={pathname} conversion={conversion} />
      )}
    </section>
  );
}

/** The EMI calculator as a GET form with its answer. */
function PlainMortgage({ pathname, query }: Omit<PlainCalculatorProps, 'conversion'>) {
  const loan = plainLoan(query);
  const { principal, annualRatePercent, years } = loan;
  const fields = [
    { name: 'loan', value: figures.format(principal) },
    { name: 'rate', value: String(annualRatePercent) },
    { name: 'years', value: String(years) },
  ] as const;
  return (
    <>
      <form method="get" action={pathname}>
        <input type="hidden" name="dialog" value="calculator" />
        {fields.map(({ name, value }) => (
          <label key={name}>
            {texts.fields[name]}
            <input name={name} defaultValue={value} inputMode="decimal" />
          </label>
        ))}
        <Button type="submit">{texts.calculate}</Button>
      </form>
      <p>{loan.isRead ? texts.marketRate(marketRatePercent) : texts.unread}</p>
      {loan.isAsked ? <PlainAnswer loan={{ principal, annualRatePercent, months: years * monthsPerYear }} /> : null}
      <p>
        {texts.ask} <a href={business.phone.href}>{business.phone.text}</a>
      </p>
    </>
  );
}
