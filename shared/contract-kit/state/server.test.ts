import { projectCard } from '../testing/entities';
import { basketStore } from './basket';
import { dialogStore } from './dialogs';
import { favouritesStore } from './favourites';
import { recentStore } from './recent';

test('the server never writes the compare basket that all its requests share', () => {
  const written = /compare basket store was written on the server/;
  expect(() => basketStore.add(projectCard())).toThrow(written);
  expect(() => basketStore.remove('1')).toThrow(written);
  expect(() => basketStore.clear()).toThrow(written);
  expect(() => basketStore.setState({ projects: [projectCard()] })).toThrow(written);
  expect(basketStore.getState().projects).toEqual([]);
});

test('the server never opens a dialog', () => {
  expect(() => dialogStore.open({ name: 'calculator' })).toThrow(/dialog store was written on the server/);
  expect(dialogStore.getState().dialog).toBeNull();
});

test('the server never writes what one visitor likes or has seen', () => {
  expect(() => favouritesStore.toggle(projectCard())).toThrow(/favourites store was written on the server/);
  expect(() => recentStore.see(projectCard())).toThrow(/recently viewed store was written on the server/);
});
