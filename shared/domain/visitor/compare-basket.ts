import type { ProjectCard } from '../model/entities';

/** Sections 5 and 9. */
export const compareLimit = 3;
export const compareMinimum = 2;

export type Basket = readonly ProjectCard[];

export const emptyBasket: Basket = [];

/** The basket with a project added; the same basket when the project is in it; `'full'` when there is no room. */
export function addToBasket(basket: Basket, project: ProjectCard): Basket | 'full' {
  if (isInBasket(basket, project.id)) return basket;
  return basket.length >= compareLimit ? 'full' : [...basket, project];
}

/** The basket without a project; the same basket when the project is not in it. */
export function removeFromBasket(basket: Basket, id: string): Basket {
  return isInBasket(basket, id) ? basket.filter((project) => project.id !== id) : basket;
}

export function isInBasket(basket: Basket, id: string): boolean {
  return basket.some((project) => project.id === id);
}

/** Two at least: one project has nothing to be compared with (section 5). */
export function canCompare(basket: Basket): boolean {
  return basket.length >= compareMinimum;
}
