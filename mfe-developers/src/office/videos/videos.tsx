import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { ContentRecord } from '@iwan/shared/domain/office/wire';
import { OfficePage } from '@iwan/shared/office/office-page';
import { RecordList } from '@iwan/shared/office/record-list';
import { playsOf } from '../../parts/video/plays';
import { textsOf } from './texts';

/** The videos of the gallery. Each is a part of its developer, so all developers are listed, those without a video too. */
export function Videos() {
  const { title, columns, filter, states } = useTexts(textsOf);
  return (
    <OfficePage title={title}>
      <RecordList<ContentRecord>
        resource="developers"
        columns={[
          { field: 'name', label: columns.name, render: ({ name }) => String(name), isSortable: true },
          { field: 'v_heading', label: columns.v_heading, render: ({ v_heading: heading }) => String(heading ?? '—') },
          { field: 'video', label: columns.video, render: ({ video }) => states[playsOf(video)] },
        ]}
        choices={[
          {
            ...{ field: 'has_video', label: filter.label },
            options: [
              { value: true, label: filter.with },
              { value: false, label: filter.without },
            ],
          },
        ]}
        hasSearch
        pathOf={({ id }) => `/office/videos/${id}`}
        nameOf={({ name }) => String(name)}
        sort={{ field: 'name', order: 'ASC' }}
      />
    </OfficePage>
  );
}
