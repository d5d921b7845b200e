import type { I18nProvider } from 'ra-core';
import { textsOf } from './texts';

/** ra-core's own messages, by their keys; a key without an entry is shown as it is. */
export function coreMessages(locale: string): I18nProvider {
  const { core } = textsOf(locale);
  const messages: Readonly<Record<string, string>> = {
    'ra.notification.updated': core.updated,
    'ra.notification.created': core.created,
    'ra.notification.deleted': core.deleted,
    'ra.notification.item_doesnt_exist': core.gone,
    'ra.notification.http_error': core.failed,
    'ra.notification.data_provider_error': core.failed,
    'ra.message.invalid_form': core.invalid,
    'ra.validation.required': core.needed,
    'ra.action.undo': core.undo,
  };
  return {
    translate: (key, options: { readonly _?: string } = {}) => messages[key] ?? options._ ?? key,
    changeLocale: () => Promise.resolve(),
    getLocale: () => locale,
  };
}
