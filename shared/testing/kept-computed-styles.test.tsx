const shown = (element: Element) => getComputedStyle(element).display;

beforeEach(() => {
  document.head.innerHTML = '<style>.away { display: none } #inner:checked { color: red }</style>';
  document.body.innerHTML = '<div id="outer"><input id="inner" type="checkbox"></div>';
});

const element = (id: string) => document.getElementById(id) as HTMLInputElement;

test('a style is computed once while nothing changes', () => {
  expect(getComputedStyle(element('inner'))).toBe(getComputedStyle(element('inner')));
});

test('a class, an attribute, a style sheet and a place in the document each change what is computed', () => {
  const inner = element('inner');
  expect(shown(inner)).toBe('inline-block');
  inner.className = 'away';
  expect(shown(inner)).toBe('none');
  inner.removeAttribute('class');
  expect(shown(inner)).toBe('inline-block');
  inner.style.display = 'flex';
  expect(shown(inner)).toBe('flex');
  inner.removeAttribute('style');
  document.head.insertAdjacentHTML('beforeend', '<style>#outer > * { display: grid }</style>');
  expect(shown(inner)).toBe('grid');
  document.body.append(inner);
  expect(shown(inner)).toBe('inline-block');
});

test('what an element inherits changes with its parent', () => {
  const visibility = () => getComputedStyle(element('inner')).visibility;
  expect(visibility()).toBe('visible');
  element('outer').style.visibility = 'hidden';
  expect(visibility()).toBe('hidden');
});

test('an element that is put into the document anew has the style of its new place', () => {
  const inner = element('inner');
  expect(shown(inner)).toBe('inline-block');
  inner.remove();
  inner.className = 'away';
  document.body.append(inner);
  expect(shown(inner)).toBe('none');
});
