import { areas } from '../../areas/areas';
import { toSlug } from '../../text/slug';

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

/** `1br` matches `1BR + maid` and `1 BR`, but neither `11BR` nor `1.5BR`, and `5br` does not match the latter (readings). */
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

/** Short names that may follow an area's slug, in parentheses or, as in our own slugs, without. */
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

/** The filter of a slug of `/{location}` and `/locations/{location}` (section 5), ignoring case; `null` for any other slug. */
export function slugFilter(slug: string): Rule | null {
  return rules.get(keyOf(slug)) ?? null;
}

/** The filter of the searched page: every project without a slug, none for an unknown slug. */
export function slugRule(slug: string | null): Rule {
  if (slug === null) return () => true;
  return slugFilter(slug) ?? (() => false);
}

/** Whether a unit has the bedrooms of a slug; `null` for a slug without bedrooms. */
export function bedroomsOfSlug(slug: string | null): ((unit: string) => boolean) | null {
  return slug === null ? null : (bedroomSlugs.get(keyOf(slug)) ?? null);
}

function keyOf(slug: string): string {
  return slug.trim().toLowerCase();
}
