import { useLocale } from '@iwan/shared/domain/format/locale-context';
import type { ProjectMarker } from '@iwan/shared/domain/model/entities';
import { useDisplayUnits } from '@iwan/shared/state/display-units';
import styles from './price-tag.module.css';
import { shortPrice } from './short-price';

/** A project's price as its pin has it; `null` where it has none. */
export function usePinPrice({ price }: Pick<ProjectMarker, 'price'>): string | null {
  return useShortPrice(price > 0 ? price : null);
}

/** A price in dirhams as a marker has it, in the currency that the visitor has chosen; `null` where there is none. */
export function useShortPrice(dirhams: number | null): string | null {
  const locale = useLocale();
  return useDisplayUnits(({ currency, rate }) =>
    dirhams === null ? null : shortPrice(dirhams, currency, rate, locale),
  );
}

/** The price beneath a pin. Its link says it in its name. */
export function PriceTag({ price }: { readonly price: string }) {
  return (
    <span className={styles.tag} aria-hidden="true">
      {price}
    </span>
  );
}
