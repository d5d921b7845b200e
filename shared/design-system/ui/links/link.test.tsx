import { render, screen } from '@testing-library/react';
import { LocaleContext } from '../../../domain/format/locale-context';
import { ButtonLink } from '../actions/button';
import { CardLink } from '../actions/card-link';
import { IconLink } from '../actions/icon-button';
import { Pager } from '../actions/pager';
import { Tabs } from '../actions/tabs';
import { TextLink } from '../actions/text-link';
import { PageForm } from '../forms/page-form';
import { LinkedBreadcrumb } from '../layout/breadcrumb';
import { Link } from './link';

const icon = () => <svg aria-hidden="true" />;

function inArabic(content: React.ReactNode): void {
  render(<LocaleContext value="ar-AE-u-nu-latn">{content}</LocaleContext>);
}

test('every link of the design system stays in the language of the page', () => {
  inArabic(
    <>
      <Link href="/blog?page=2">x</Link>
      <TextLink href="/blog?page=2">x</TextLink>
      <ButtonLink href="/blog?page=2">x</ButtonLink>
      <CardLink href="/blog?page=2">x</CardLink>
      <IconLink icon={icon} label="x" href="/blog?page=2" />
      <Tabs tabs={[{ id: 'x', label: 'x', href: '/blog?page=2' }]} chosen="x" panel="x" label="x" />
      <Pager text="x" previous="/blog?page=2" next="/blog?page=2" />
      <LinkedBreadcrumb steps={[{ name: 'x', href: '/blog?page=2' }]} current="x" />
    </>,
  );
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(9);
  for (const link of links) expect(link).toHaveAttribute('href', '/ar/blog?page=2');
});

test('a form whose fields are a query requests its page in the language of the page', () => {
  inArabic(<PageForm action="/map" aria-label="x" />);
  expect(screen.getByRole('form')).toHaveAttribute('action', '/ar/map');
});

test('a link that names another language leads there', () => {
  inArabic(
    <Link href="/blog" hrefLang="en">
      English
    </Link>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/blog');
});
