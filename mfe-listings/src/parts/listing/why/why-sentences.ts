import { formatFor } from '@iwan/shared/domain/format/format';
import type { ProjectCard } from '@iwan/shared/domain/model/entities';
import {
  choicesIn,
  type SearchCriteria,
  type SearchCriterion,
} from '@iwan/shared/domain/search/criteria/search-criteria';
import { unitCriteria } from '@iwan/shared/domain/search/rules/unit-criteria';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { type Reason, whyMatched } from '../../../domain/search/why-matched';
import { criterionText } from '../../filter/criterion-text';
import { criteriaIn, nameIn, type ShownNames, shownNamesIn } from '../../filter/shown-names';
import { whyTextsOf } from './why-texts';

/** Why a result was found, a sentence for each unit, rule and word; empty without criteria. */
export function whySentences(card: ProjectCard, criteria: SearchCriteria, locale: string): readonly string[] {
  const names = shownNamesIn([card]);
  const shown = criteriaIn(names, criteria);
  return whyMatched(card, criteria).map((reason) => sentenceOf(reason, { criteria: shown, names }, locale));
}

interface Shown {
  /** With the names of the page's language. */
  readonly criteria: SearchCriteria;
  readonly names: ShownNames;
}

function sentenceOf(reason: Reason, { criteria, names }: Shown, locale: string): string {
  const texts = whyTextsOf(locale);
  const format = formatFor(locale);
  const words = (values: readonly string[]) => values.map((value) => valueWords(nameIn(names, value), locale));
  const withField = (values: string, criterion: SearchCriterion) => {
    const field = texts.fields[criterion];
    return field === undefined ? values : texts.withField(values, field);
  };
  switch (reason.kind) {
    case 'unit': {
      const { type, price, squareFeet } = reason.unit;
      const size = squareFeet === null ? null : texts.squareFeet(squareFeet);
      const unit = texts.unitOf(valueWords(type, locale), price === null ? null : format.dirhams(price), size);
      if (reason.others.length === 0) return texts.unit(unit);
      const requested = unitCriteria.filter((name) => choicesIn(criteria, name) > 0);
      return texts.unitOfAll(unit, texts.list(requested.map((name) => criterionText(criteria, name, locale))));
    }
    case 'price':
      return texts.price(format.dirhams(reason.price));
    case 'choice':
      return withField(
        reason.isAnyOf ? texts.anyOf(words(reason.values)) : texts.list(words(reason.values)),
        reason.criterion,
      );
    case 'criterion':
      return withField(criterionText(criteria, reason.criterion, locale), reason.criterion);
    case 'word':
      return texts.word(reason.word, reason.foundIn, reason.hasTypo);
  }
}
