import { fireEvent, render, screen } from '@testing-library/react';
import { RangeSlider } from './range-slider';

const onChange = jest.fn();

function show(places: readonly [number, number]) {
  onChange.mockClear();
  const { container } = render(
    <RangeSlider
      labels={['Least', 'Most']}
      places={places}
      last={10}
      valueText={(place) => `${place} km`}
      onChange={onChange}
    />,
  );
  // The line begins 20 pixels from the edge of the window, and is 200 pixels wide.
  jest
    .spyOn(container.querySelector('.line') as Element, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(20, 0, 200, 0));
  return container.querySelector('.slider') as Element;
}

/** A pointer at a place of the window; jsdom has no events of pointers. */
const point = (type: string, on: Element, clientX = 0) =>
  fireEvent(on, new MouseEvent(type, { bubbles: true, cancelable: true, clientX }));

test('each handle says its place, and moves no further than to the other', () => {
  show([4, 6]);
  const [least, most] = [screen.getByRole('slider', { name: 'Least' }), screen.getByRole('slider', { name: 'Most' })];
  expect(least).toHaveAttribute('aria-valuetext', '4 km');
  expect([least, most].map((handle) => [handle.getAttribute('min'), handle.getAttribute('max')])).toEqual([
    ['0', '6'],
    ['4', '10'],
  ]);
  fireEvent.change(least, { target: { value: '5' } });
  expect(onChange).toHaveBeenLastCalledWith([5, 6]);
  fireEvent.change(most, { target: { value: '9' } });
  expect(onChange).toHaveBeenLastCalledWith([4, 9]);
});

test.each([
  ['left to right', 'ltr', [1, 6]],
  ['right to left', 'rtl', [4, 9]],
] as const)('a press on the line moves the nearer handle where the page is read %s', (_, direction, places) => {
  const slider = show([4, 6]);
  (slider.querySelector('.line') as HTMLElement).style.direction = direction;
  point('pointerdown', slider, 40);
  expect(onChange).toHaveBeenLastCalledWith(places);
  expect(screen.getByRole('slider', { name: direction === 'ltr' ? 'Least' : 'Most' })).toHaveFocus();
});

test('a drag moves the pressed handle until it ends, not beyond the other', () => {
  const slider = show([4, 6]);
  point('pointerdown', slider, 100);
  point('pointermove', slider, 60);
  expect(onChange).toHaveBeenLastCalledWith([2, 6]);
  point('pointermove', slider, 900);
  expect(onChange).toHaveBeenLastCalledWith([6, 6]);
  point('pointerup', slider);
  point('pointermove', slider, 60);
  expect(onChange).toHaveBeenCalledTimes(2);
});
