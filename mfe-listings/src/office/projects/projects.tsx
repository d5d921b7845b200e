import { Badge } from '@chakra-ui/react';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectContent } from '@iwan/shared/domain/office/wire';
import { hasCriteria, noCriteria } from '@iwan/shared/domain/search/criteria/search-criteria';
import { understandCriteria } from '@iwan/shared/domain/search/understand/understand-criteria';
import { ContentList, textColumn } from '@iwan/shared/office/content-list';
import type { ListColumn } from '@iwan/shared/office/record-list';
import { searchWords } from '@iwan/shared/paths/search-words';
import { textsOf } from './texts';

/** All projects, with what is worked on most in sight. */
export function Projects() {
  const { title, add, columns: names, noPermit, understood } = useTexts(textsOf);
  const locale = useLocale();
  const columns: readonly ListColumn<ProjectContent>[] = [
    textColumn('name', names.name),
    textColumn('location', names.location),
    textColumn('status', names.status),
    textColumn('starting_price', names.price),
    {
      field: 'units',
      label: names.units,
      render: ({ units }) => String(Array.isArray(units) ? units.length : 0),
    },
    {
      field: 'permit_number',
      label: names.permit,
      render: ({ permit_number: permit, publication }) =>
        permit || publication !== 'published' ? (
          String(permit || noPermit)
        ) : (
          <Badge colorPalette="red">{noPermit}</Badge>
        ),
    },
    {
      field: 'updated_at',
      label: names.updated,
      render: ({ updated_at: at }) => (typeof at === 'string' ? formatInstant(at, locale) : '—'),
    },
  ];
  const explainSearch = async (text: string) => {
    const { criteria } = await understandCriteria({ ...noCriteria, query: text }, { year: new Date().getFullYear() });
    return hasCriteria({ ...criteria, query: null }) ? understood(searchWords(criteria, null, locale)) : '';
  };
  return <ContentList {...{ resource: 'projects', path: '/office/projects', title, add, columns, explainSearch }} />;
}
