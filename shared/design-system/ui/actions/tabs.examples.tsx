import type { Example } from '../example';
import type { SampleTexts } from '../sample-texts';
import { Tabs } from './tabs';

const tabs = (labels: readonly string[]) => labels.map((label, at) => ({ id: `tab ${at}`, label, href: '#' }));

/** `panel`: once on the page. */
function chosen({ word, title, name }: SampleTexts, panel: string, more: readonly string[] = []) {
  return (
    <>
      <Tabs tabs={tabs([word, title, name, ...more])} chosen="tab 1" panel={panel} label={word} onChoose={() => {}} />
      <div id={panel} role="tabpanel" aria-label={title} />
    </>
  );
}

export const examples: readonly Example[] = [
  { name: 'tabs', render: (texts) => chosen(texts, 'tabs-plain') },
  { name: 'focus', focuses: '[aria-selected=true]', render: (texts) => chosen(texts, 'tabs-focus') },
  {
    name: 'links',
    render: ({ word, title, name }) => (
      <Tabs tabs={tabs([word, title, name])} chosen="tab 0" panel="tabs-links" label={word} />
    ),
  },
  {
    name: 'long text',
    isWide: true,
    render: (texts) => chosen(texts, 'tabs-long', [texts.sentence, texts.longWord]),
  },
];
