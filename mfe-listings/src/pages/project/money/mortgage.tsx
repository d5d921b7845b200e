import { spokenAmount } from '@iwan/shared/domain/facts/fact-value';
import { dearHomePrice } from '@iwan/shared/domain/facts/loans';
import { bankRate } from '@iwan/shared/domain/facts/searched';
import { useFormat, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { bankRatePercent } from '@iwan/shared/domain/money/loan-limits';
import { instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { bankLoan, loanYears } from '@iwan/shared/domain/search/budget/bank-loan';
import { withQuery } from '@iwan/shared/paths/query';
import { dialogStore } from '@iwan/shared/state/site-store';
import { ButtonLink } from '@iwan/shared/ui/actions/button';
import { Icon, type IconProps } from '@iwan/shared/ui/icons/icon';
import type { MouseEvent } from 'react';
import { textsOf } from '../texts';
import { Fold } from './fold';
import styles from './money.module.css';

/** 'Need a mortgage?' (section 2): the largest loan and its monthly payment, with a link to the calculator. */
export function Mortgage({ project }: { readonly project: Project }) {
  const { mortgage: texts } = useTexts(textsOf);
  const format = useFormat();
  const { price } = project;
  const loan = bankLoan(project);
  const requested = { ...(price > 0 && { price }), ...(loan && { loan: price - loan.down }) };
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialogStore.open({ name: 'calculator', ...requested });
  }
  return (
    <Fold id="mortgage" title={texts.title} answer={loan === null ? '' : texts.monthly(format.dirhams(loan.monthly))}>
      {loan === null ? (
        <p>{texts.unpriced}</p>
      ) : (
        <>
          <p>
            {texts.terms(
              loanYears,
              format.percent(bankRatePercent / 100, 2),
              format.percent(loan.downPercent / 100, 2),
              format.dirhams(loan.down),
            )}
          </p>
          <p className={styles.note}>
            {texts.bankRate(format.month(instantOfDay(bankRate.source.lookedAt)))}{' '}
            {texts.rules[loan.rule](spokenAmount(dearHomePrice, format))} {texts.inCash}
          </p>
        </>
      )}
      <ButtonLink
        size="small"
        href={withQuery('', { dialog: 'calculator', ...requested })}
        aria-haspopup="dialog"
        rel="nofollow"
        onClick={open}
      >
        <CalculatorIcon />
        {texts.openCalculator}
      </ButtonLink>
    </Fold>
  );
}

function CalculatorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="3.5" width="14" height="17" rx="1" />
      <path d="M8.5 7.5h7M8.5 12h.1M12 12h.1M15.5 12h.1M8.5 16h.1M12 16h.1M15.5 16h.1" />
    </Icon>
  );
}
