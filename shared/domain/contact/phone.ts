import { readText, type UntrustedRecord } from '../record/untrusted-record';

/**
 * A phone number as the forms accept it: digits only (section 5). Arabic and full-width digits are converted, so that such
 * keyboards work.
 *
 *     '+971 50 123 4567'  =>  '971501234567'
 */
export function digitsOnly(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[^0-9]/g, '');
}

/**
 * A number that can be called from anywhere: digits with the country code, of the UAE where a local number is written; `null`
 * for anything else, which gets no link. The forms have the numbering plans of all countries (`parse-phone.ts`), which would be
 * half as much again as the script of a list.
 *
 *     '050 123 4567'         =>  '971501234567'
 *     '+971 (0)50 123 4567'  =>  '971501234567'
 *     '123'                  =>  null
 */
export function callableDigits(text: string): string | null {
  const digits = digitsOnly(text).replace(/^00/, '');
  const international = digits.replace(/^(?:971)?0/, '971');
  return /^[1-9]\d{7,14}$/.test(international) ? international : null;
}

/** The number in a field of a record, as `callableDigits`. */
export function readPhone(record: UntrustedRecord, key: string): string | null {
  return callableDigits(readText(record, key) ?? '');
}
