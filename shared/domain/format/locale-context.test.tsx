import { render, screen } from '@testing-library/react';
import { defineDialog, defineRoute, defineSlot, type LoaderArguments } from '../../contract-kit/contracts/module';
import { english } from '../../contract-kit/testing/english';
import { defineTexts } from './define-texts';
import { useFormat, useTexts } from './locale-context';

const textsOf = defineTexts({ en: (format) => ({ locale: format.locale }) });

function Part() {
  const texts = useTexts(textsOf);
  return (
    <p>
      {texts.locale} {useFormat().number(1_200)}
    </p>
  );
}

const head = () => ({ title: 'x', description: 'x' });

test.each([
  ['page', defineRoute({ Component: Part, head })],
  ['dialog', defineDialog({ Component: Part })],
  ['slot', defineSlot({ Component: Part })],
])('every part of a %s has the locale that the shell hands to it', (_, { Component }) => {
  render(<Component data={undefined} locale="de-DE" direction="ltr" />);
  expect(screen.getByText('de-DE 1.200')).toBeInTheDocument();
});

test('in a shell that hands over no locale it is that of the default language', () => {
  const { Component } = defineSlot({ Component: Part });
  render(<Component data={undefined} />);
  expect(screen.getByText('en-AE 1,200')).toBeInTheDocument();
});

test('a page is given the default language by a host that names none', async () => {
  const received: unknown[] = [];
  const page = defineRoute<null>({
    Component: Part,
    loader: async ({ locale, direction }) => {
      received.push({ locale, direction });
      return null;
    },
    head: (_, reading) => {
      received.push(reading);
      return head();
    },
    redirect: (_, reading) => {
      received.push(reading);
      return null;
    },
  });
  await page.loader?.({} as LoaderArguments);
  const earlier = page as unknown as Record<'head' | 'redirect', (data: null) => unknown>;
  earlier.head(null);
  earlier.redirect(null);
  expect(received).toEqual([english, english, english]);
});
