import { projectCard } from '../testing/entities';
import { basketStore, dialogStore, favouritesStore, recentStore } from './site-store';

test('the server never writes the compare basket that all its requests share', () => {
  const written = /site store was written on the server/;
  expect(() => basketStore.add(projectCard())).toThrow(written);
  expect(() => basketStore.remove('1')).toThrow(written);
  expect(() => basketStore.clear()).toThrow(written);
  expect(() => basketStore.setState({ projects: [projectCard()] })).toThrow(written);
  expect(basketStore.getState().projects).toEqual([]);
});

test('the server never opens a dialog', () => {
  expect(() => dialogStore.open({ name: 'calculator' })).toThrow(/site store was written on the server/);
  expect(dialogStore.getState().dialog).toBeNull();
});

test('the server never writes what one visitor likes or has seen', () => {
  expect(() => favouritesStore.toggle(projectCard())).toThrow(/site store was written on the server/);
  expect(() => recentStore.see(projectCard())).toThrow(/site store was written on the server/);
});
