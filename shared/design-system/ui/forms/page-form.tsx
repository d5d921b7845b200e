import type { FormHTMLAttributes, Ref } from 'react';
import { pathIn } from '../../../domain/format/languages';
import { useLocale } from '../../../domain/format/locale-context';

type PageFormProps = FormHTMLAttributes<HTMLFormElement> & {
  readonly action: string;
  readonly ref?: Ref<HTMLFormElement>;
};

/** A form whose fields are the query of a page of this site, in the language of the page that it is on. */
export function PageForm({ action, ...rest }: PageFormProps) {
  const locale = useLocale();
  return <form {...rest} method="get" action={process.env.ONLY_LANGUAGE === 'en' ? action : pathIn(locale, action)} />;
}
