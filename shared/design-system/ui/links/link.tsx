import type { AnchorHTMLAttributes, Ref } from 'react';
import { pathIn } from '../../../domain/format/languages';
import { useLocale } from '../../../domain/format/locale-context';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly ref?: Ref<HTMLAnchorElement> };

/**
 * A link. To a page of this site it leads in the language of the page that it is on, unless `hrefLang` names another; any other
 * address is left as it is.
 */
export function Link({ href, ...rest }: LinkProps) {
  const locale = useLocale();
  const isPlain = process.env.ONLY_LANGUAGE === 'en' || href === undefined || rest.hrefLang !== undefined;
  return <a {...rest} href={isPlain ? href : pathIn(locale, href)} />;
}
