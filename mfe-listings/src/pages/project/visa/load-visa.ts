import type { LoaderArguments } from '@iwan/shared/contracts/module';
import { isInDubai } from '@iwan/shared/domain/areas/area-of';
import type { Fact } from '@iwan/shared/domain/facts/fact';
import * as residence from '@iwan/shared/domain/facts/residence';
import { sourceLine } from '@iwan/shared/domain/facts/stated-sources';
import { formatFor } from '@iwan/shared/domain/format/format';
import type { Project } from '@iwan/shared/domain/model/entities';
import { isInCategory } from '@iwan/shared/domain/project/category';
import { isSoldOut } from '@iwan/shared/domain/project/sold-out';
import { isAvailable } from '@iwan/shared/domain/project/units/unit-types';
import { unitOfId } from '@iwan/shared/domain/project/units/units';
import { isOffPlan } from '@iwan/shared/domain/search/handover-filter';
import type { Query } from '@iwan/shared/paths/query';
import { numberIn } from '../../../parts/number-in';
import { type Shareholders, visaCheck } from './visa-check';
import { mostOwners, visaFields } from './visa-fields';
import { visaTextsOf } from './visa-texts';

/** Which visa a home reaches with the shares of the address, as text. */
export interface VisaData {
  /** The unit of the address; left out where it names none that can be bought. */
  readonly unit?: string;
  readonly answer: string;
  readonly lines: readonly { readonly who: string; readonly visa: string }[];
  readonly notes: readonly string[];
  readonly owners: number;
  /** As it was typed. */
  readonly share: string;
  readonly isShareWrong: boolean;
  /** The choices of the address, which the other forms of the page keep. */
  readonly requested: Query;
}

const longestTyped = 20;

/** `null` where there is no home in Dubai to buy, or its price is not known. */
export function loadVisa(
  project: Project,
  { query, locale }: Pick<LoaderArguments, 'query' | 'locale'>,
): VisaData | null {
  const isHome = !isInCategory(project, 'Commercial') && isInDubai(project.location ?? null);
  const unit = unitOfId(project.unitTypes ?? [], query.get('unit'));
  const isOfUnit = unit !== null && unit.price !== null && isAvailable(unit);
  const price = isOfUnit ? (unit.price ?? 0) : project.price;
  if (!isHome || isSoldOut(project.status) || price <= 0) return null;
  const texts = visaTextsOf(locale);
  const format = formatFor(locale);
  const owners = Math.round(numberIn(1, mostOwners)(query.get(visaFields.owners) ?? '') ?? 1);
  const share = (query.get(visaFields.share) ?? '').trim().slice(0, longestTyped);
  const percent = share === '' ? null : numberIn(1, 99)(share);
  const shareholders = visaCheck(price, owners, percent);
  const years = ({ value }: Fact) => format.unit(value, 'year');
  const isLater = isOffPlan(project);
  const visa = texts.visas[shareholders[0]?.visa ?? 'none'];
  return {
    ...(isOfUnit && { unit: unit.id }),
    answer: isLater ? texts.disputed(visa) : visa,
    lines: shareholders.map((each, at) => ({
      who: whoOf(each, owners, at, locale),
      visa: texts.visas[each.visa ?? 'none'],
    })),
    notes: [
      isOfUnit ? texts.ofUnit(format.dirhams(price)) : texts.ofProject(format.dirhams(price)),
      texts.golden(years(residence.goldenVisaYears), format.dirhams(residence.goldenVisaThreshold.value)),
      texts.investor(years(residence.investorVisaYears), format.dirhams(residence.jointVisaThreshold.value)),
      ...(isLater ? [texts.offPlan] : []),
      texts.decision,
      sourceLine(visaFacts, locale),
    ],
    owners,
    share,
    isShareWrong: share !== '' && percent === null,
    requested: {
      [visaFields.owners]: owners === 1 ? undefined : owners,
      [visaFields.share]: owners === 1 || share === '' ? undefined : share,
    },
  };
}

/** The facts that the check uses. That one is disputed off plan is said in words of its own. */
export const visaFacts: readonly Fact[] = [residence.goldenVisaThreshold, residence.investorVisaThreshold];

function whoOf({ count, value }: Shareholders, owners: number, at: number, locale: string): string {
  const texts = visaTextsOf(locale);
  const amount = formatFor(locale).dirhams(value);
  if (owners === 1) return texts.sole(amount);
  if (count === owners) return texts.each(count, amount);
  return at === 0 ? texts.first(amount) : texts.others(count, amount);
}
