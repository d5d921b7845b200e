import { useLocale } from '@iwan/shared/domain/format/locale-context';
import type { ProjectMarker } from '@iwan/shared/domain/model/entities';
import { useDisplayUnits } from '@iwan/shared/state/site-store';
import styles from './price-tag.module.css';
import { shortPrice } from './short-price';

/** A project's price as on its pin; `null` where it has none. */
export function usePinPrice({ price }: Pick<ProjectMarker, 'price'>): string | null {
  return useShortPrice(price > 0 ? price : null);
}

/** A price in dirhams as a marker shows it, in the chosen currency; `null` where there is none. */
export function useShortPrice(dirhams: number | null): string | null {
  const locale = useLocale();
  return useDisplayUnits(({ currency, rate }) =>
    dirhams === null ? null : shortPrice(dirhams, currency, rate, locale),
  );
}

/** The price below a pin. Hidden from screen readers, since the link's name has it. */
export function PriceTag({ price }: { readonly price: string }) {
  return (
    <span className={styles.tag} aria-hidden="true">
      {price}
    </span>
  );
}
