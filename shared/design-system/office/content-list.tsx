import type { RaRecord } from 'ra-core';
import { useCanAccess } from 'ra-core';
import { createElement } from 'react';
import { Link } from 'react-router-dom';
import type { TextsOf } from '../../domain/format/define-texts';
import { useTexts } from '../../domain/format/locale-context';
import { isContentSort } from '../../domain/office/content/content-sorts';
import { publications } from '../../domain/office/publication';
import { translationFaults } from '../../domain/translation/translated-fields';
import type { Selection } from './bulk/bulk-bar';
import { PublicationActions } from './bulk/publication-actions';
import { OfficePage } from './office-page';
import { PublicationBadge } from './publication/publication-panel';
import { textsOf } from './publication/texts';
import { type ListColumn, RecordList } from './record-list';
import { RemovedRecords } from './removed/removed-records';
import { textsOf as translationTextsOf } from './translation/translation-texts';

interface Props<Item extends RaRecord> {
  readonly resource: string;
  /** The address of the list; a record is at `<path>/<id>`, a new one at `<path>/new`. */
  readonly path: string;
  readonly title: string;
  /** The label of the link to a new one; not needed where none can be made. */
  readonly add?: string;
  /** Whether the list can be sorted by a column is known of its field (`domain/office/content/content-sorts`). */
  readonly columns: readonly Omit<ListColumn<Item>, 'isSortable'>[];
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** How a search was understood, in words; empty where there is nothing to say. */
  readonly explainSearch?: (text: string) => Promise<string>;
}

/** The screen that lists public records. */
export function ContentList<Item extends RaRecord>(props: Props<Item>) {
  const { resource, path, title, add, columns, sort, explainSearch } = props;
  const texts = useTexts(textsOf);
  const translation = useTexts(translationTextsOf);
  const { canAccess = false } = useCanAccess({ resource, action: 'create' });
  const { canAccess: mayPublish = false } = useCanAccess({ resource, action: 'publish' });
  return (
    <OfficePage
      title={title}
      actions={
        canAccess ? (
          <Link className="office-link" to={`${path}/new`}>
            {add}
          </Link>
        ) : undefined
      }
    >
      <RecordList<Item>
        resource={resource}
        columns={[...columns, publicationColumn<Item>(texts.column)].map((column) => ({
          ...column,
          isSortable: isContentSort(resource, column.field),
        }))}
        choices={[
          {
            ...{ field: 'publication', label: texts.column },
            options: publications.map((value) => ({ value, label: texts.states[value] })),
          },
          {
            ...{ field: 'translation', label: translation.column },
            options: translationFaults.map((value) => ({ value, label: translation.faults[value] })),
          },
        ]}
        hasSearch
        {...(explainSearch && { explainSearch })}
        {...(mayPublish && {
          bulk: (selection: Selection) => <PublicationActions resource={resource} selection={selection} />,
        })}
        pathOf={({ id }) => `${path}/${id}`}
        nameOf={({ name, heading }) => String(name ?? heading ?? '')}
        sort={sort ?? { field: 'name', order: 'ASC' }}
      />
      {canAccess ? <RemovedRecords resource={resource} path={path} /> : null}
    </OfficePage>
  );
}

interface ListOf extends Pick<Props<RaRecord>, 'resource' | 'path' | 'sort'> {
  readonly textsOf: TextsOf<{
    readonly title: string;
    readonly add?: string;
    /** The labels of the fields that are columns. */
    readonly columns: Readonly<Record<string, string>>;
  }>;
}

/** The screen of a list that shows fields unchanged: those that its texts have a label for. */
export const contentList = (list: ListOf) => () => createElement(DescribedList, list);

function DescribedList({ textsOf: ownTextsOf, ...list }: ListOf) {
  const { columns, ...texts } = useTexts(ownTextsOf);
  const shown = Object.entries(columns).map(([field, label]) => textColumn(field, label));
  return <ContentList {...list} {...texts} columns={shown} />;
}

/** The column with the state of publication. */
function publicationColumn<Item extends RaRecord>(label: string): ListColumn<Item> {
  const render = ({ publication }: Item) => <PublicationBadge publication={publication} />;
  return { field: 'publication', label, render };
}

/** A column that shows a field unchanged. */
export function textColumn<Item extends RaRecord>(field: string, label: string): ListColumn<Item> {
  return { field, label, render: (item) => String(item[field] ?? '—') };
}
