import { LocaleContext } from '@iwan/shared/domain/format/locale-context';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageOffer } from './language-offer';
import { rememberAsked } from './offered-language';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function visit(preferred: string, locale = 'en-AE'): void {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(preferred);
  render(
    <LocaleContext value={locale}>
      <LanguageOffer pathname="/map" />
    </LocaleContext>,
  );
}

const offer = () => screen.queryByRole('link', { name: 'اقرأ هذه الصفحة بالعربية' });

test('a visitor whose browser prefers Arabic is asked, in Arabic, and may go on', async () => {
  visit('ar-EG');
  expect(offer()).toHaveAttribute('href', '/ar/map');
  expect(offer()?.parentElement).toHaveAttribute('dir', 'rtl');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(offer()).toBeNull();
});

test('a visitor is asked once', () => {
  visit('ar');
  expect(offer()).not.toBeNull();
  document.body.replaceChildren();
  visit('ar');
  expect(offer()).toBeNull();
});

test('a visitor who has chosen a language is not asked', () => {
  rememberAsked();
  visit('ar-AE');
  expect(offer()).toBeNull();
});

test.each([
  ['en-GB', 'en-AE'],
  ['ru', 'en-AE'],
  ['ar-AE', 'ar-AE-u-nu-latn'],
])('a browser that prefers %s is not asked on a page in %s', (preferred, locale) => {
  visit(preferred, locale);
  expect(offer()).toBeNull();
});
