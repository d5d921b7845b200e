import { render } from '@testing-library/react';
import { type RefObject, useRef } from 'react';
import { KeepsPlace } from './keeps-place';

const rowHeight = 100;
let scrolled: number[];
let start: number;

/** Comments below each other from `start` on, 100 px each, with a field at the top of each; another one is inserted above. */
beforeEach(() => {
  scrolled = [];
  start = -150;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...document.querySelectorAll('[data-comment]')].indexOf(this.closest('[data-comment]') as Element);
    const top = start + at * rowHeight;
    return { top, bottom: top + rowHeight } as DOMRect;
  });
  window.scrollBy = ((options: ScrollToOptions) => scrolled.push(options.top ?? 0)) as never;
  window.innerHeight = 700;
});
afterEach(() => jest.restoreAllMocks());

function List({ names, open }: { readonly names: readonly string[]; readonly open?: string }) {
  const part = useRef<HTMLElement>(null);
  return (
    <section ref={part}>
      <textarea aria-label="Your comment" />
      <KeepsPlace part={part as RefObject<HTMLElement>}>
        {names.map((name) => (
          <article key={name} data-comment={name}>
            {name === open ? <textarea aria-label="Your reply" /> : null}
          </article>
        ))}
      </KeepsPlace>
    </section>
  );
}

test('the visible comment keeps its position when another is inserted above', () => {
  const { rerender } = render(<List names={['b', 'c', 'd']} />);
  rerender(<List names={['a', 'b', 'c', 'd']} />);
  expect(scrolled).toEqual([rowHeight]);
});

test('a comment inserted below moves nothing', () => {
  const { rerender } = render(<List names={['a', 'b', 'c']} />);
  rerender(<List names={['a', 'b', 'c', 'd']} />);
  expect(scrolled).toEqual([]);
});

test('the focused field keeps its position', () => {
  const { rerender, getByRole } = render(<List names={['b', 'c']} />);
  getByRole('textbox', { name: 'Your comment' }).focus();
  rerender(<List names={['a', 'b', 'c']} />);
  expect(scrolled).toEqual([]);
});

test('the field of a reply keeps its position too, wherever that is', () => {
  const { rerender, getByRole } = render(<List names={['b', 'c']} open="c" />);
  start = -900;
  getByRole('textbox', { name: 'Your reply' }).focus();
  rerender(<List names={['a', 'b', 'c']} open="c" />);
  expect(scrolled).toEqual([rowHeight]);
});

test('nothing moves while the comments are outside of the window', () => {
  start = 900;
  const { rerender } = render(<List names={['b', 'c']} />);
  rerender(<List names={['a', 'b', 'c']} />);
  expect(scrolled).toEqual([]);
});
