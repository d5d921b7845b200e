import { Badge } from '@chakra-ui/react';
import { formatInstant } from '@iwan/shared/domain/format/instant-text';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ProjectContent } from '@iwan/shared/domain/office/wire';
import { ContentList, textColumn } from '@iwan/shared/office/content-list';
import type { ListColumn } from '@iwan/shared/office/record-list';
import { textsOf } from './texts';

/** All projects, with what is worked on most in sight. */
export function Projects() {
  const { title, add, columns: names, noPermit } = useTexts(textsOf);
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
  return <ContentList resource="projects" path="/office/projects" title={title} add={add} columns={columns} />;
}
