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

/** The digits of a phone number in a field; `null` when it has none. */
export function readPhone(record: UntrustedRecord, key: string): string | null {
  return digitsOnly(readText(record, key) ?? '') || null;
}
