import { bootElementId } from '../../document/start-up/names';
import { readBoot } from './boot';

const composition = { routes: [], slots: {}, dialogs: {}, addresses: { 'mfe-blog/blog': '/blog' }, releases: {} };

test('the head of the page is read from the head of the document', () => {
  document.title = 'Homes & houses';
  const description = document.createElement('meta');
  description.dataset.head = 'description';
  description.content = 'Shown plainly';
  document.head.append(description);
  const element = document.createElement('script');
  element.id = bootElementId;
  element.type = 'application/json';
  element.textContent = JSON.stringify({ page: { name: 'home' }, composition });
  document.body.append(element);
  expect(readBoot()).toEqual({
    page: { name: 'home', head: { title: 'Homes & houses', description: 'Shown plainly' } },
    composition,
  });
});

test('a document of another site has no boot data', () => {
  document.body.innerHTML = '';
  expect(readBoot).toThrow('boot data');
});
