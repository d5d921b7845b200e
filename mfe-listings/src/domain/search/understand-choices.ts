import type { categories } from '@iwan/shared/domain/project/category';
import { afterHandover } from '@iwan/shared/domain/search/criteria/table';
import type { amenities } from '../project/amenity';

type Kind = 'configurations' | 'categories' | 'amenities' | 'payment';

interface ChoicePattern {
  readonly kind: Kind;
  readonly value: string;
  readonly pattern: RegExp;
}

const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');

/** The words for the choices of the filter, folded. The name of a choice is always one of them. */
const written: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  configurations: { Studios: 'studios?|استوديو', Duplex: 'duplex(?:es)?' },
  categories: {
    'Off Plan': 'off[ -]?plan',
    'Secondary Market': 'secondary market|secondary|resale',
    Residential: 'residential',
    Commercial: 'commercial',
  } satisfies Record<(typeof categories)[number], string>,
  amenities: {
    'BBQ Area': 'bbq area|bbq|barbecue(?: area)?',
    Gym: 'gym(?:nasium)?s?|جيم',
    'Basketball Court': 'basketball(?: courts?)?',
    Pool: '(?:swimming )?pools?|مسبح',
    Jacuzzi: 'jacuzzi',
    'Tennis Court': 'tennis(?: courts?)?',
  } satisfies Record<(typeof amenities)[number], string>,
  payment: {
    [afterHandover]: 'post[- ]?hand ?over(?: payments?)?(?: plans?)?|pay(?:ing|ments?)? after (?:the )?hand ?over',
  },
};

export const choicePatterns: readonly ChoicePattern[] = Object.entries(written).flatMap(([kind, values]) =>
  Object.entries(values).map(([value, words]) => ({ kind: kind as Kind, value, pattern: whole(words) })),
);

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const number = `[1-9](?:\\.5)?|${numbers.join('|')}`;

/** `2br`, `two bedrooms`, `1 or 2 bed`, `2-3 bhk`, `٢ غرف`. */
export const bedroomsPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(${number})(?: ?(or|and|to|-|,|/|&) ?(${number}))?[ -]?(?:br|bhk|b/r|bed ?rooms?|beds?|bedroomed|غرف|غرفه)(?![\\p{L}\\p{N}])`,
  'gu',
);

const figureOf = (text: string) => Number(text) || numbers.indexOf(text) + 1;

/** The configurations that a match of `bedroomsPattern` means; `2-4` are three of them. */
export function configurationsOf([, first = '', link = '', second]: RegExpExecArray): readonly string[] {
  const from = figureOf(first);
  const to = second === undefined ? from : figureOf(second);
  if (link !== 'to' && link !== '-') return [...new Set([from, to])].map((rooms) => `${rooms}BR`);
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return Array.from({ length: Math.floor(high - low) + 1 }, (_, step) => `${low + step}BR`);
}
