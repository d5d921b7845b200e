/**
 * What a chat begins with, as the label of its link says: whom it is for, and about what; the visitor may change it.
 *
 *     whatsappMessage('Layla Haddad', 'Harbour Gate')  =>  'Hello Layla Haddad, I would like to know more about Harbour Gate.'
 */
export function whatsappMessage(to: string, about?: string): string {
  return about === undefined
    ? `Hello ${to}, I have a question.`
    : `Hello ${to}, I would like to know more about ${about}.`;
}

/** Where a chat with a phone number opens, digits with the country code, with a text to begin with. */
export function whatsappAddress(phone: string, message?: string): string {
  const address = `https://wa.me/${phone}`;
  return message === undefined ? address : `${address}?text=${encodeURIComponent(message)}`;
}
