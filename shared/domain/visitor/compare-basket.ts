import type { ProjectCard } from '../model/entities';

/** Sections 5 and 9. */
export const compareLimit = 3;
export const compareMinimum = 2;

export type Basket = readonly ProjectCard[];

export const emptyBasket: Basket = [];

/** The basket with a project added; the same basket when it has the project; `'full'` when it is full. */
export function addToBasket(basket: Basket, project: ProjectCard): Basket | 'full' {
  if (isInBasket(basket, project.id)) return basket;
  return basket.length >= compareLimit ? 'full' : [...basket, project];
}

/** The basket without a project; the same basket when it does not have the project. */
export function removeFromBasket(basket: Basket, id: string): Basket {
  return isInBasket(basket, id) ? basket.filter((project) => project.id !== id) : basket;
}

export function isInBasket(basket: Basket, id: string): boolean {
  return basket.some((project) => project.id === id);
}

/** At least two projects, since one cannot be compared (section 5). */
export function canCompare(basket: Basket): boolean {
  return basket.length >= compareMinimum;
}
