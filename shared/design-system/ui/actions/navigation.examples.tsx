import type { Example } from '../example';
import { Breadcrumb, LinkedBreadcrumb } from '../layout/breadcrumb';
import { Pager } from './pager';

export const examples: readonly Example[] = [
  {
    name: 'breadcrumb',
    render: ({ word, title, name }) => (
      <LinkedBreadcrumb
        steps={[
          { name: word, href: '#' },
          { name: title, href: '#above' },
        ]}
        current={name}
      />
    ),
  },
  {
    name: 'breadcrumb, focus',
    focuses: 'a',
    render: ({ word, name }) => <LinkedBreadcrumb steps={[{ name: word, href: '#' }]} current={name} />,
  },
  {
    name: 'breadcrumb, long text',
    render: ({ word, longText, longWord }) => (
      <Breadcrumb
        steps={[
          { key: 'word', content: word },
          { key: 'long', content: <a href="#above">{longText}</a> },
        ]}
        current={longWord}
      />
    ),
  },
  { name: 'pager, in the midst', render: () => <Pager text="Properties 4 - 6 of 24" previous="#1" next="#3" /> },
  { name: 'pager, at the start', render: () => <Pager text="Properties 1 - 3 of 24" previous={null} next="#2" /> },
  {
    name: 'pager, focus',
    focuses: 'a',
    render: () => <Pager text="Properties 22 - 24 of 24" previous="#7" next={null} />,
  },
  { name: 'pager, long word', render: ({ longWord }) => <Pager text={longWord} previous="#1" next="#3" /> },
];
