import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { LocaleContext } from '../../domain/format/locale-context';
import { Dialog } from './feedback/dialog';
import { RangeSlider } from './fields/range-slider';

const show = (locale: string, part: ReactNode) => render(<LocaleContext value={locale}>{part}</LocaleContext>);

test.each([
  ['en-AE', 'ltr'],
  ['ar-AE', 'rtl'],
])('a dialog on a page in %s is read %s', async (locale, direction) => {
  show(
    locale,
    <Dialog title="Order" onClose={() => {}}>
      <input aria-label="Name" />
    </Dialog>,
  );
  expect(await screen.findByRole('dialog')).toHaveAttribute('dir', direction);
});

test.each([
  ['en-AE', [3, 5]],
  ['ar-AE', [5, 5]],
])('the left arrow moves a handle on a page in %s to %p', async (locale, places) => {
  const onChange = jest.fn();
  show(
    locale,
    <RangeSlider labels={['Least', 'Most']} places={[4, 5]} last={10} valueText={String} onChange={onChange} />,
  );
  screen.getByRole('slider', { name: 'Least' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange).toHaveBeenLastCalledWith(places);
});

test.each([
  ['text alone', <p key="text">Long</p>, '0'],
  [
    'a link',
    <a key="link" href="/x">
      Long
    </a>,
    null,
  ],
])('a dialog that scrolls over %s has its stop for the keyboard', async (_, content, tabIndex) => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  show(
    'en-AE',
    <Dialog title="Order" onClose={() => {}}>
      {content}
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('.body')?.getAttribute('tabindex')).toBe(tabIndex);
  jest.restoreAllMocks();
});
