import { whatsappTextsOf } from './whatsapp-texts';

/**
 * What a chat begins with, as the label of its link says: whom it is for, and about what (`null` for nothing); the visitor
 * may change it.
 *
 *     'Hello Layla Haddad, I would like to know more about Harbour Gate.'
 */
export function whatsappMessage(to: string, about: string | null, locale: string): string {
  const texts = whatsappTextsOf(locale);
  return about === null ? texts.question(to) : texts.questionAbout(to, about);
}

/** Where a chat with a phone number opens, digits with the country code, with a text to begin with. */
export function whatsappAddress(phone: string, message?: string): string {
  const address = `https://wa.me/${phone}`;
  return message === undefined ? address : `${address}?text=${encodeURIComponent(message)}`;
}
