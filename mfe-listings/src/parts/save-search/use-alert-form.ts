import { isApiError } from '@iwan/shared/api/api-error';
import { getHttp } from '@iwan/shared/api/http';
import type { SearchAlert } from '@iwan/shared/api/search-alerts';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { type FormEvent, useState } from 'react';
import { textsOf } from './texts';

type Sending =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'sent'; readonly email: string }
  | { readonly status: 'wrong' | 'failed'; readonly message: string };

/** Submits the alert form without leaving the page. An invalid address is reported at its field. */
export function useAlertForm(search: Pick<SearchAlert, 'query' | 'slug'>) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const [sending, setSending] = useState<Sending>({ status: 'idle' });

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.status === 'sending') return;
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get('email') ?? '').trim();
    const field = event.currentTarget.elements.namedItem('email');
    setSending({ status: 'sending' });
    try {
      const [{ isEmail }, { askForAlert }, http] = await Promise.all([
        import('@iwan/shared/domain/contact/email'),
        import('@iwan/shared/api/search-alerts'),
        getHttp(),
      ]);
      if (!isEmail(email)) {
        setSending({ status: 'wrong', message: texts.alert.wrong });
        if (field instanceof HTMLElement) field.focus();
        return;
      }
      const query = String(fields.get('query') ?? search.query);
      await askForAlert(http, { ...search, query, email, locale });
      setSending({ status: 'sent', email });
    } catch (error) {
      setSending(failureOf(error, texts.alert));
    }
  }

  return { sending, onSubmit };
}

function failureOf(error: unknown, texts: ReturnType<typeof textsOf>['alert']): Sending {
  const refusal = isApiError(error) ? error.refusals.find(({ field }) => field === 'email') : undefined;
  if (refusal) return { status: 'wrong', message: refusal.message };
  const isTooMany = isApiError(error) && error.status === 429;
  return { status: 'failed', message: isTooMany ? texts.later : texts.failed };
}
