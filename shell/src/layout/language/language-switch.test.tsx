import { LocaleContext } from '@iwan/shared/domain/format/locale-context';
import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageSwitch } from './language-switch';

const arabic = 'ar-AE-u-nu-latn';

afterEach(() => history.replaceState(null, '', '/'));

/** The switch on the page of an address, as the document server renders it. */
function showAt(address: string, locale: string, place: { pathname: string; search: string }): HTMLElement {
  history.replaceState(null, '', address);
  render(
    <LocaleContext value={locale}>
      <LanguageSwitch place={place} />
    </LocaleContext>,
  );
  return screen.getByRole('link');
}

test.each([
  ['/map?unit=2BR', 'en-AE', 'العربية', 'ar', '/ar/map?unit=2BR'],
  ['/?dialog=saved', 'en-AE', 'العربية', 'ar', '/ar?dialog=saved'],
  ['/ar/map?unit=2BR', arabic, 'English', 'en', '/map?unit=2BR'],
])('from %s in %s it leads, as %s, to the same page with its query', (address, locale, name, code, href) => {
  const [pathname = '', search = ''] = address.replace(/^\/ar/, '').split(/(?=\?)/);
  const link = showAt(address, locale, { pathname, search });
  expect(link).toHaveTextContent(name);
  expect([link.getAttribute('href'), link.lang, link.getAttribute('hreflang')]).toEqual([href, code, code]);
});

test('what the page has written into its address since it was rendered goes along', () => {
  const link = showAt('/ar/map', arabic, { pathname: '/map', search: '' });
  history.replaceState(null, '', '/ar/map?view=25.1,55.2,12&dialog=filter#list');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link).toHaveAttribute('href', '/map?view=25.1,55.2,12&dialog=filter#list');
});
