import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ReactNode } from 'react';
import type { SalesData } from '../../sales/load-sales';
import { RegisteredSales } from '../../sales/registered-sales';
import { textsOf as salesTextsOf } from '../../sales/texts';
import styles from './area-guide.module.css';

interface AreaGuideProps {
  readonly sales: SalesData | undefined;
}

/** What there is to read of an area, below its projects. */
export function AreaGuide({ sales }: AreaGuideProps) {
  const texts = useTexts(salesTextsOf);
  if (sales === undefined) return null;
  return (
    <div className={styles.guide}>
      <Part id="sales" title={texts.titleIn(sales.area?.name ?? '')}>
        <RegisteredSales data={sales} />
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
