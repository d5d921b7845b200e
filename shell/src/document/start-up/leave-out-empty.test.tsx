import { leaveOutEmpty } from './leave-out-empty';

beforeAll(leaveOutEmpty);
afterEach(() => document.body.replaceChildren());

/** What the browser makes of a form after its submit event. */
function sent(method: string, isFollowed = false): [string, FormDataEntryValue][] {
  document.body.innerHTML = `<form method="${method}">
    <input name="price" value="open"><input name="q" value=""><input name="unit" value="2BR">
    <input name="cat" value="Commercial"><input name="cat" value=""><input name="cat" value="Off Plan">
  </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  if (isFollowed) form.addEventListener('submit', (event) => event.preventDefault());
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  // As the browser gathers its fields, which jsdom does without this event.
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return [...formData];
}

const full = [
  ['price', 'open'],
  ['unit', '2BR'],
  ['cat', 'Commercial'],
  ['cat', 'Off Plan'],
];

test('a search that the browser sends has no empty fields in its address', () => {
  expect(sent('get')).toEqual(full);
});

test.each([
  ['a form that is posted', 'post', false],
  ['a search that the shell follows', 'get', true],
] as const)('%s is left as it is', (_, method, isFollowed) => {
  expect(sent(method, isFollowed)).toHaveLength(6);
});
