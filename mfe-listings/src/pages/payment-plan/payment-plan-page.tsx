import { useTexts } from '@iwan/shared/domain/format/locale-context';
import { business } from '@iwan/shared/domain/model/business';
import { businessTextsOf } from '@iwan/shared/domain/model/business-texts';
import { paths } from '@iwan/shared/paths/paths';
import { Button, ButtonLink } from '@iwan/shared/ui/actions/button';
import { Container } from '@iwan/shared/ui/layout/container';
import { Link } from '@iwan/shared/ui/links/link';
import { PrintHead } from '../../parts/print-head/print-head';
import { PlanTable } from '../../parts/unit/plan-table';
import type { PaymentPlanData } from './load-payment-plan';
import styles from './payment-plan.module.css';
import { textsOf } from './texts';

/** The payment plan of a unit as a sheet: readable on a phone, and printed on A4. */
export function PaymentPlanPage({ data }: { readonly data: PaymentPlanData }) {
  const texts = useTexts(textsOf);
  const { fullName, address } = useTexts(businessTextsOf);
  if (data.kind !== 'found') {
    return (
      <Container className={styles.sheet}>
        <h1>{data.kind === 'none' ? texts.none : texts.lost}</h1>
        <p>{data.kind === 'none' ? texts.noneText : texts.lostText}</p>
        <p>
          <Link href={paths.properties()}>{texts.allHomes}</Link>
        </p>
      </Container>
    );
  }
  const { title, asOf, price, bookedOn, permit, plan, unitPath, calendarPath } = data;
  return (
    <Container className={styles.sheet}>
      <PrintHead path={unitPath} asOf={asOf} />
      <h1>{title}</h1>
      <p className={styles.asOf}>{asOf}</p>
      <div className={styles.actions} data-print="none">
        <Button size="small" className={styles.print} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <ButtonLink size="small" href={calendarPath} download>
          {texts.calendar}
        </ButtonLink>
        <ButtonLink size="small" href={unitPath}>
          {texts.change}
        </ButtonLink>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.price}</dt>
          <dd>{price}</dd>
        </div>
        <div>
          <dt>{texts.bookedOn}</dt>
          <dd>{bookedOn}</dd>
        </div>
        {permit === undefined ? null : (
          <div>
            <dt>{texts.permit}</dt>
            <dd className={styles.permit}>
              <bdi>{permit.number}</bdi>
              {permit.code === null ? null : <img src={permit.code} alt={texts.permitCode} width={64} height={64} />}
            </dd>
          </div>
        )}
      </dl>
      <h2 id="payments" className={styles.payments}>
        {texts.payments}
      </h2>
      <PlanTable plan={plan} labelledBy="payments" />
      <div className={styles.notes}>
        {plan.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <footer className={styles.contact} data-print="none">
        <p>
          {fullName} · <Link href={business.phone.href}>{business.phone.text}</Link> ·{' '}
          <Link href={business.email.href}>{business.email.text}</Link>
        </p>
        <p>{address}</p>
      </footer>
    </Container>
  );
}
