import { whatsappTextsOf } from './whatsapp-texts';

/**
 * The initial text of a chat with its recipient and its subject (`null` for none); the visitor may change it.
 *
 *     'Hello Layla Haddad, I would like to know more about Harbour Gate.'
 */
export function whatsappMessage(to: string, about: string | null, locale: string): string {
  const texts = whatsappTextsOf(locale);
  return about === null ? texts.question(to) : texts.questionAbout(to, about);
}

/** The link to a chat with a phone number (digits with the country code) and an initial text. */
export function whatsappAddress(phone: string, message?: string): string {
  const address = `https://wa.me/${phone}`;
  return message === undefined ? address : `${address}?text=${encodeURIComponent(message)}`;
}
