import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleContext } from '../../../../domain/format/locale-context';
import { RangeSlider } from './range-slider';

const onChange = jest.fn();

function show(places: readonly [number, number], locale = 'en-AE') {
  onChange.mockClear();
  render(
    <LocaleContext value={locale}>
      <RangeSlider
        labels={['Least', 'Most']}
        places={places}
        last={10}
        valueText={(place) => `${place} km`}
        onChange={onChange}
      />
    </LocaleContext>,
  );
  return (name: string) => screen.getByRole('slider', { name });
}

test('each handle says its place, and the text of it', () => {
  const handle = show([4, 6]);
  expect(handle('Least')).toHaveAttribute('aria-valuetext', '4 km');
  expect(handle('Most')).toHaveAttribute('aria-valuenow', '6');
});

test.each([
  ['en-AE', 'Least', '{ArrowRight}', [4, 6], [5, 6]],
  ['en-AE', 'Least', '{ArrowLeft}', [4, 6], [3, 6]],
  ['ar-AE', 'Least', '{ArrowLeft}', [4, 6], [5, 6]],
  ['en-AE', 'Most', '{End}', [4, 6], [4, 10]],
  ['en-AE', 'Least', '{End}', [4, 6], [6, 6]],
] as const)(
  'on a page in %s a key moves a handle, not beyond the other: %s by %s',
  async (locale, name, key, places, expected) => {
    const handle = show(places, locale);
    act(() => handle(name).focus());
    await userEvent.keyboard(key);
    expect(onChange).toHaveBeenLastCalledWith(expected);
  },
);
