import { defaultLanguage, languageOf } from '@iwan/shared/domain/format/languages';
import { useLocale } from '@iwan/shared/domain/format/locale-context';
import { shownName, type Translated } from '@iwan/shared/domain/translation/record-translation';
import type { ReactNode } from 'react';
import { textsOf } from './record-words-texts';

const english = { lang: defaultLanguage.code, dir: defaultLanguage.direction } as const;

/** Whether a page in this language shows a field of a record in English, since it has no translation. */
const isInEnglish = ({ translation }: Translated, field: string, locale: string): boolean =>
  languageOf(locale).code !== defaultLanguage.code && (translation?.missing.includes(field) ?? true);

interface RecordWordsProps {
  readonly of: Translated;
  /** As on the wire: `description`. */
  readonly field: string;
  /** `div` around what is not text alone. */
  readonly as?: 'span' | 'div';
  readonly children: ReactNode;
}

/** What a field of a record says: marked as English where the page has another language. */
export function RecordWords({ of, field, as: Element = 'span', children }: RecordWordsProps) {
  const locale = useLocale();
  if (process.env.ONLY_LANGUAGE === 'en' || !isInEnglish(of, field, locale)) return children;
  return <Element {...english}>{children}</Element>;
}

/** The name of a record in the language of the page, or marked as English. */
export function RecordName({ of }: { readonly of: Translated & { readonly name: string } }) {
  return (
    <RecordWords of={of} field="name">
      {shownName(of)}
    </RecordWords>
  );
}

/** Fields of no page. */
const unseen = ['meta', 'meta_description'];

/** Says once on the page of a record that some of it is in English only. */
export function EnglishNote({ of: { translation } }: { readonly of: Translated }) {
  const locale = useLocale();
  if (process.env.ONLY_LANGUAGE === 'en' || languageOf(locale) === defaultLanguage) return null;
  const isWhole = translation?.missing.every((field) => unseen.includes(field));
  return isWhole ? null : <p>{textsOf(locale).someInEnglish}</p>;
}
