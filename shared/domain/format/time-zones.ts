import { byLocale } from './by-locale';
import { groupedBy } from './grouped';

export const dubaiZone = 'Asia/Dubai';

/** Whether a text is the name of a time zone (IANA), such as `Europe/London`. */
export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== '' && !/^[+-]/.test(text);
  } catch {
    return false;
  }
}

export interface DayOfTimes {
  /** `Tue, 1 Dec`: short, so that a phone shows it beside the time. */
  readonly day: string;
  readonly times: readonly { readonly at: string; readonly time: string }[];
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * Times by the days of a time zone, in the words of a locale. Where the clock is put back, an hour comes twice: its times have
 * their offset from Greenwich too.
 */
export function timesByDay(times: readonly string[], timeZone: string, locale: string): readonly DayOfTimes[] {
  const dayOf = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  const timeOf = new Intl.DateTimeFormat(locale, { ...clock, timeZone });
  const exactTimeOf = new Intl.DateTimeFormat(locale, { ...clock, timeZone, timeZoneName: 'shortOffset' });
  const days = groupedBy(times, (at) => dayOf.format(new Date(at)));
  return [...days].map(([day, ofDay]) => {
    const words = ofDay.map((at) => timeOf.format(new Date(at)));
    const isTwice = (word: string | undefined) => words.filter((each) => each === word).length > 1;
    return {
      day,
      times: ofDay.map((at, index) => {
        const time = words[index] ?? '';
        return { at, time: isTwice(time) ? exactTimeOf.format(new Date(at)) : time };
      }),
    };
  });
}

const wholeFormats = byLocale(
  (locale) => (timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
      ...{ ...clock, timeZone, timeZoneName: 'longGeneric' },
    }),
);

/** Day and time of an instant with the name of the time zone: `Tuesday, 1 December 2026 at 10:00 United Kingdom Time`. */
export function timeInZone(at: Date, timeZone: string, locale: string): string {
  return wholeFormats(locale)(isTimeZone(timeZone) ? timeZone : dubaiZone).format(at);
}

/** Engines list some zones by former names of their cities; both names mean the same zone. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

const presentName = (zone: string) => renamed[zone] ?? zone;

/** The time zone of the browser; that of Dubai where it does not say one. */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? presentName(timeZone) : dubaiZone;
}

/** The time zones that can be chosen, with this one. */
export const timeZonesWith = (zone: string): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone').map(presentName), zone])].sort();
