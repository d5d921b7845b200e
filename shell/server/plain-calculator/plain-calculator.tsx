import { business } from '@iwan/shared/contracts/business';
import { marketRatePercent, monthsPerYear } from '@iwan/shared/domain/money/loan-limits';
import { Button } from '@iwan/shared/ui/button';
import { PlainAnswer } from './plain-answer';
import { plainCalculatorStyles } from './plain-calculator-styles';
import { plainLoan } from './plain-loan';
import { texts } from './texts';

interface PlainCalculatorProps {
  readonly pathname: string;
  readonly query: URLSearchParams;
}

const figures = new Intl.NumberFormat('en-AE');

/** The EMI calculator as a GET form with its answer, for a browser without script. */
export function PlainCalculator({ pathname, query }: PlainCalculatorProps) {
  if (query.get('dialog') !== 'calculator') return null;
  const loan = plainLoan(query);
  const { principal, annualRatePercent, years } = loan;
  const fields = [
    { name: 'loan', value: figures.format(principal) },
    { name: 'rate', value: String(annualRatePercent) },
    { name: 'years', value: String(years) },
  ] as const;
  return (
    <section className="plain-calculator" aria-labelledby="plain-calculator">
      <style>{plainCalculatorStyles}</style>
      <h2 id="plain-calculator">{texts.title}</h2>
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
    </section>
  );
}
