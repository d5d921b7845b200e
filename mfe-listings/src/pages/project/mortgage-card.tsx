import { monthlyInstalment } from '@iwan/shared/domain/money/emi';
import { loanLimits, marketRatePercent, monthsPerYear } from '@iwan/shared/domain/money/loan-limits';
import { dialogStore } from '@iwan/shared/state/dialogs';
import { ButtonLink } from '@iwan/shared/ui/button';
import { Icon } from '@iwan/shared/ui/icon';
import type { MouseEvent } from 'react';
import styles from './card.module.css';
import { texts } from './texts';

const years = 25;

const dirhams = new Intl.NumberFormat('en-AE', { style: 'currency', currency: 'AED', maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('en-AE', { style: 'percent', maximumFractionDigits: 2 });

/** 'Need a mortgage?' (section 2): opens the calculator with this price. `price` in dirhams, 0 when there is none. */
export function MortgageCard({ price }: { readonly price: number }) {
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialogStore.open({ name: 'calculator', ...(price > 0 && { price }) });
  }
  return (
    <section className={styles.card} aria-labelledby="mortgage-title" data-print="none">
      <h2 id="mortgage-title">{texts.mortgage}</h2>
      <p className={styles.text}>{sentence(price)}</p>
      <ButtonLink
        size="small"
        href={price > 0 ? `?dialog=calculator&price=${price}` : '?dialog=calculator'}
        aria-haspopup="dialog"
        rel="nofollow"
        onClick={open}
      >
        <Icon name="calculator" />
        {texts.openCalculator}
      </ButtonLink>
    </section>
  );
}

function sentence(price: number): string {
  const { min, max } = loanLimits.principal;
  if (price < min || price > max) return texts.mortgageUnpriced;
  const instalment = monthlyInstalment({
    principal: price,
    annualRatePercent: marketRatePercent,
    months: years * monthsPerYear,
  });
  return texts.mortgageAbout(dirhams.format(instalment), years, percent.format(marketRatePercent / 100));
}
