import { toSlug } from '../../text/slug';
import { areas } from '../areas/areas';

export interface SluggedProject {
  readonly location: string | null;
  readonly subCategories: readonly string[];
  readonly units: readonly string[];
}

type Rule = (project: SluggedProject) => boolean;

const subCategory =
  (word: string): Rule =>
  ({ subCategories }) =>
    subCategories.some((entry) => entry.toLowerCase().includes(word));

/** `1br` is in `1BR + maid` and in `1 BR`, yet neither in `11BR` nor in `1.5BR`, nor `5br` in the latter (readings). */
function hasBedrooms(bedrooms: string): (unit: string) => boolean {
  const pattern = new RegExp(`(?<![\\d.])${bedrooms.replace('.', '\\.')}br`, 'i');
  return (unit) => pattern.test(unit.replace(/\s+/g, ''));
}

const bedroomSlugs: ReadonlyMap<string, (unit: string) => boolean> = new Map(
  ['1', '1.5', '2', '3', '4'].map((bedrooms) => [`${bedrooms}bhk-in-dubai`, hasBedrooms(bedrooms)]),
);

const unit =
  (fits: (unit: string) => boolean): Rule =>
  ({ units }) =>
    units.some(fits);

const place =
  (...slugs: readonly string[]): Rule =>
  ({ location }) => {
    const text = toSlug(location ?? '');
    return slugs.every((slug) => text.includes(slug));
  };

/** What may stand behind an area's slug, in parentheses or, as our own slugs have it, without. */
const shortNames: Readonly<Record<string, string>> = {
  'jumeirah-village-circle': 'jvc',
  'mohammed-bin-rashid-city': 'mbr-city',
};

function areaRules(): readonly (readonly [string, Rule])[] {
  return areas.flatMap(({ slug }) => {
    const rule = slug === 'masdar-city' ? place(slug, 'abu-dhabi') : place(slug);
    const short = shortNames[slug];
    const spellings = short ? [slug, `${slug}-(${short})`, `${slug}-${short}`] : [slug];
    return spellings.map((spelling) => [spelling, rule] as const);
  });
}

const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['apt-for-sale-in-dubai', subCategory('apartment')],
  ['villa-to-buy-in-dubai', subCategory('villa')],
  ['luxury-dubai-penthouse', subCategory('penthouse')],
  ['buy-townhouse-in-dubai', subCategory('townhouse')],
  ...[...bedroomSlugs].map(([slug, fits]) => [slug, unit(fits)] as const),
  ...areaRules(),
]);

/**
 * The filter that a slug of `/{location}` and `/locations/{location}` stands for (section 5), in any case; `null` for
 * any other slug, which matches nothing.
 */
export function slugFilter(slug: string): Rule | null {
  return rules.get(keyOf(slug)) ?? null;
}

/** Whether a unit has the bedrooms that a slug asks for; `null` for one that asks for none. */
export function bedroomsOfSlug(slug: string | null): ((unit: string) => boolean) | null {
  return slug === null ? null : (bedroomSlugs.get(keyOf(slug)) ?? null);
}

function keyOf(slug: string): string {
  return slug.trim().toLowerCase();
}
