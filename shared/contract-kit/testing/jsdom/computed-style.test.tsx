import { jsdomComputedStyle } from './computed-style';

const html = `
  <div hidden><p>Hidden</p></div>
  <details><summary>More</summary><p>Closed</p></details>
  <dialog>Closed</dialog><dialog open>Open</dialog>
  <ul><li>Item</li></ul><span>Inline</span><table><tbody><tr><td>Cell</td></tr></tbody></table>
  <form><input type="hidden"><input type="text"><button>Send</button><label>Name</label></form>
  <section style="visibility: hidden"><b>Inherits</b><i style="visibility: visible">Not</i></section>
  <section style="pointer-events: none"><b>Inherits</b><i style="pointer-events: auto">Not</i></section>
  <p style="display: none">Gone</p><p style="display: flex">Flex</p><svg><path></path></svg><template>Never</template>`;

const requested = ['display', 'visibility', 'pointer-events'];
const responsesOf = (computedStyle: typeof getComputedStyle, elements: readonly Element[]) =>
  elements.map((element) => {
    const style = computedStyle(element);
    return [
      element.outerHTML,
      ...requested.map((name) => style.getPropertyValue(name)),
      style.display,
      style.pointerEvents,
    ];
  });

afterEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

test('what decides whether an element is seen is as jsdom works it out, for each kind of element', () => {
  document.body.innerHTML = html;
  const elements = [...document.querySelectorAll('*')];
  expect(elements.length).toBeGreaterThan(30);
  expect(getComputedStyle).not.toBe(jsdomComputedStyle);
  expect(responsesOf(getComputedStyle, elements)).toEqual(responsesOf(jsdomComputedStyle, elements));
});

test('a stylesheet of the document counts, and what else is asked for is answered', () => {
  document.body.innerHTML = '<p style="color: red">Red</p>';
  const paragraph = document.querySelector('p') as HTMLElement;
  expect(getComputedStyle(paragraph).color).toBe('rgb(255, 0, 0)');
  document.head.innerHTML = '<style>p { display: none }</style>';
  expect(getComputedStyle(paragraph).display).toBe('none');
});
