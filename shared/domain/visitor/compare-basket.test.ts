import { projectCard } from '../../contract-kit/testing/entities';
import type { ProjectCard } from '../model/entities';
import { addToBasket, type Basket, canCompare, emptyBasket, isInBasket, removeFromBasket } from './compare-basket';

const [one, two, three, four] = ['1', '2', '3', '4'].map((id) => projectCard({ id, name: `Project ${id}` })) as [
  ProjectCard,
  ProjectCard,
  ProjectCard,
  ProjectCard,
];
const full: Basket = [one, two, three];

test('takes projects in the order they are picked', () => {
  expect(addToBasket(emptyBasket, one)).toEqual([one]);
  expect(addToBasket([one], two)).toEqual([one, two]);
});

test('takes a project once', () => {
  expect(addToBasket([one, two], one)).toEqual([one, two]);
  expect(addToBasket(full, one)).toBe(full);
});

test('has no room for a fourth', () => {
  expect(addToBasket(full, four)).toBe('full');
});

test('gives a project back, and has room again', () => {
  const removed = removeFromBasket(full, '2');
  expect(removed).toEqual([one, three]);
  expect(addToBasket(removed, four)).toEqual([one, three, four]);
  expect(removeFromBasket(removed, '2')).toBe(removed);
  expect(isInBasket(removed, '2')).toBe(false);
  expect(isInBasket(removed, '3')).toBe(true);
});

test('compares two at least', () => {
  expect(canCompare([])).toBe(false);
  expect(canCompare([one])).toBe(false);
  expect(canCompare([one, two])).toBe(true);
  expect(canCompare(full)).toBe(true);
});
