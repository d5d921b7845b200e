import { httpInLanguage } from '@iwan/shared/api/translation/http-in-language';
import type { LoaderArguments, Reading } from '@iwan/shared/contracts/module';
import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import type { ComponentProps } from 'react';
import type { IslandModule } from './load-island';

/**
 * A module whose release has texts in some further languages only (ISO 639-1), or in all of them: on a page in another one, its code is run in
 * the default language, and its part is marked as such, for readers aloud and for the direction of its text. Its loaders ask the backend for
 * records in the language that they are run in.
 */
export function inOwnLanguages<Module extends IslandModule>(module: Module, further?: readonly string[]): Module {
  if (process.env.ONLY_LANGUAGE === 'en') return module;
  const isForeign = ({ locale }: Partial<Reading>) => {
    const { code } = languageOf(locale ?? defaultLanguage.locale);
    return code !== defaultLanguage.code && further !== undefined && !further.includes(code);
  };
  const ownReading = (argument: unknown) => {
    if (!isReading(argument)) return argument;
    const own = isForeign(argument) ? { ...argument, ...ownLanguage } : argument;
    return own.http === undefined ? own : { ...own, http: httpInLanguage(own.http, () => own.locale) };
  };
  const functions = Object.entries(module).map(([name, member]) => [
    name,
    typeof member === 'function' ? (...given: unknown[]) => member(...given.map(ownReading)) : member,
  ]);
  const { Component: Own } = module;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the module is loaded
  const Marked: typeof Own = (props) => (isForeign(props) ? <InEnglish {...props} Own={Own} /> : <Own {...props} />);
  return { ...Object.fromEntries(functions), Component: further === undefined ? Own : Marked };
}

const ownLanguage: Reading = { locale: defaultLanguage.locale, direction: defaultLanguage.direction };

function InEnglish({
  Own,
  ...props
}: ComponentProps<IslandModule['Component']> & { readonly Own: IslandModule['Component'] }) {
  return (
    <div lang={defaultLanguage.code} dir={defaultLanguage.direction}>
      <Own {...props} {...ownLanguage} />
    </div>
  );
}

function isReading(argument: unknown): argument is Reading & Partial<Pick<LoaderArguments, 'http'>> {
  return typeof argument === 'object' && argument !== null && 'locale' in argument && 'direction' in argument;
}
