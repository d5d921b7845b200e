import { addToBasket, type Basket, emptyBasket } from './compare-basket';
import { restoreProjects } from './stored-project';

/** Parses the stored basket (`compareList`, section 3) by the rules of `restoreProjects`; a fourth project is dropped. */
export function restoreBasket(text: string | null): Basket {
  let basket = emptyBasket;
  for (const project of restoreProjects(text)) {
    const next = addToBasket(basket, project);
    if (next === 'full') break;
    basket = next;
  }
  return basket;
}
