import { languageOf, pathIn } from '@iwan/shared/domain/format/languages';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { IconButton } from '@iwan/shared/ui/actions/icon-button';
import { CloseIcon } from '@iwan/shared/ui/icons/close';
import { Link } from '@iwan/shared/ui/links/link';
import { useEffect, useState } from 'react';
import { textsOf } from '../../dialogs/texts';
import styles from './language-offer.module.css';
import { offeredLanguage, rememberAsked } from './offered-language';

/**
 * A line below the header that asks, in its own words, whether to go on in the language that the browser prefers. Once, and over the
 * page, so that nothing moves. Only in the browser: a document is the same for everybody.
 */
export function LanguageOffer({ pathname }: { readonly pathname: string }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const [offered, setOffered] = useState<ReturnType<typeof offeredLanguage>>(null);

  useEffect(() => {
    setOffered(offeredLanguage(locale));
    rememberAsked();
  }, [locale]);

  if (offered === null) return null;
  const { code, direction, locale: other, offer } = offered;
  return (
    <div className={styles.offer} lang={code} dir={direction}>
      <Link href={pathIn(other, pathname + location.search)} hrefLang={code}>
        {offer}
      </Link>
      <IconButton
        icon={CloseIcon}
        look="bare"
        label={texts.close}
        lang={languageOf(locale).code}
        onClick={() => setOffered(null)}
      />
    </div>
  );
}
