import { useFormat, useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { Project } from '@iwan/shared/domain/model/entities';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { paths } from '@iwan/shared/paths/paths';
import type { Query } from '@iwan/shared/paths/query';
import { AlertForm, type AlertSubject } from '../../../parts/save-search/alert-form';
import type { ChosenUnit } from './load-unit';
import { textsOf } from './texts';

interface PriceNewsProps {
  readonly project: Project;
  /** Query parameters of the project's own address: its id, where others share the address. */
  readonly own: Query;
  readonly chosen: Extract<ChosenUnit, { status: 'found' }>;
}

/** The form for an alert by e-mail: about this unit, or about a lower price of its kind where it has a price. */
export function PriceNews({ project, own, chosen: { id, news, watch } }: PriceNewsProps) {
  const { alert: texts } = useTexts(textsOf);
  const format = useFormat();
  const locale = useLocale();
  const subjects: readonly AlertSubject[] = [
    ...(watch === null ? [] : [{ search: watch, label: texts.unit }]),
    ...(news === null
      ? []
      : [
          {
            search: news.search,
            label: texts.kind(valueWords(news.type, locale), shownName(project), format.dirhams(news.below)),
          },
        ]),
  ];
  const [first] = subjects;
  if (first === undefined) return null;
  return (
    <AlertForm
      search={first.search}
      subjects={subjects}
      title={texts.title}
      text={texts.text}
      back={`${paths.project(project, { ...own, unit: id })}#unit`}
    />
  );
}
