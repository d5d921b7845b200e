import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { digitsOnly } from './phone';

/**
 * Parses a phone number as people write it, a local one as of the UAE, into digits with the country code (ITU-T E.164 without
 * `+`); `null` when no such number exists. For servers: the numbering plans are 25 KB compressed.
 *
 *     '+971 (0)50 123 4567'  =>  '971501234567'
 *     '050 123 4567'         =>  '971501234567'
 *     '442079460958'         =>  '442079460958'
 *     '1234567'              =>  null
 */
export function parsePhone(text: string): string | null {
  return parsed(text)?.number.slice(1) ?? null;
}

/** A number as people read it: `971501234567` => `+971 50 123 4567`; as it is written where no such number exists. */
export function phoneWords(text: string): string {
  return parsed(text)?.formatInternational() ?? text;
}

/** The digits by which a number may be stored: as it is written, with the country code, and without it. */
export function phoneSpellings(text: string): readonly string[] {
  const number = parsed(text);
  const local = number?.country === 'AE' ? [digitsOnly(number.formatNational())] : [];
  return [...new Set([digitsOnly(text), ...(number ? [number.number.slice(1)] : []), ...local])].filter(Boolean);
}

/** A form sends digits only, so that the `+` of a foreign number may be lost. */
function parsed(text: string): PhoneNumber | undefined {
  return [text, `+${digitsOnly(text)}`]
    .map((written) => parsePhoneNumberFromString(written, 'AE'))
    .find((number) => number?.isValid());
}
