import type { ProjectMarker } from '@iwan/shared/contracts/entities';
import { parsePrice } from '@iwan/shared/domain/money/price';
import { useDisplayUnits } from '@iwan/shared/state/display-units';
import styles from './price-tag.module.css';
import { shortPrice } from './short-price';

/** A project's price as its pin has it; `null` where it has none. */
export function usePinPrice({ startingPrice }: Pick<ProjectMarker, 'startingPrice'>): string | null {
  return useShortPrice(parsePrice(startingPrice));
}

/** A price in dirhams as a marker has it, in the currency that the visitor has chosen; `null` where there is none. */
export function useShortPrice(dirhams: number | null): string | null {
  return useDisplayUnits(({ currency, rate }) => (dirhams === null ? null : shortPrice(dirhams, currency, rate)));
}

/** The price beneath a pin. Its link says it in its name. */
export function PriceTag({ price }: { readonly price: string }) {
  return (
    <span className={styles.tag} aria-hidden="true">
      {price}
    </span>
  );
}
