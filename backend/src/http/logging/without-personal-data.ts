const address = /[^\s<>()"',;:/?&=]+(?:@|%40)[^\s<>()"',;:/?&=]+/gi;
/** Phone numbers and one-time codes; no port, status or duration is that long. */
const number = /\+?\d[\d\s()-]{4,}\d/g;

/** A text for the log without what looks like an e-mail address, a phone number or a one-time code. */
export function withoutPersonalData(text: string): string {
  return text.replace(address, '[address]').replace(number, '[number]');
}
