import type { Example } from '../example';
import { HeartIcon } from '../icons/heart';
import { RightIcon } from '../icons/right';
import { Breadcrumb, LinkedBreadcrumb } from '../layout/breadcrumb';
import type { SampleTexts } from '../sample-texts';
import { Button, ButtonLink, type ButtonLook } from './button';
import { CardLink } from './card-link';
import { FileLink } from './file-link';
import { IconButton, IconLink } from './icon-button';
import { Pager } from './pager';
import { ShareButton } from './share-button';
import { Tabs } from './tabs';
import { TextLink } from './text-link';
import { WhatsappLink } from './whatsapp-link';

const looks: readonly ButtonLook[] = ['primary', 'outline', 'quiet', 'whatsapp'];

export const buttonExamples: readonly Example[] = [
  ...looks.map((look): Example => ({ name: look, render: ({ title }) => <Button look={look}>{title}</Button> })),
  { name: 'inverse', ground: 'inverse', render: ({ title }) => <Button look="inverse">{title}</Button> },
  { name: 'small', render: ({ word }) => <Button size="small">{word}</Button> },
  { name: 'focus', focuses: 'button', render: ({ title }) => <Button>{title}</Button> },
  { name: 'disabled', render: ({ title }) => <Button disabled>{title}</Button> },
  {
    name: 'disabled outline',
    render: ({ title }) => (
      <Button look="outline" disabled>
        {title}
      </Button>
    ),
  },
  { name: 'loading', render: ({ title }) => <Button busy>{title}</Button> },
  {
    name: 'link with an icon',
    render: ({ title }) => (
      <ButtonLink href="#">
        {title}
        <RightIcon />
      </ButtonLink>
    ),
  },
  // Labels are our own and are not broken (shell/src/theme/base.css).
  { name: 'long text', render: ({ longText }) => <Button>{longText}</Button> },
];

export const iconButtonExamples: readonly Example[] = [
  { name: 'line', render: ({ word }) => <IconButton icon={HeartIcon} label={word} /> },
  { name: 'bare', render: ({ word }) => <IconButton icon={HeartIcon} label={word} look="bare" /> },
  { name: 'focus', focuses: 'button', render: ({ word }) => <IconButton icon={HeartIcon} label={word} /> },
  { name: 'disabled', render: ({ word }) => <IconButton icon={HeartIcon} label={word} disabled /> },
  { name: 'link whose arrow turns', render: ({ word }) => <IconLink icon={RightIcon} label={word} href="#" /> },
  { name: 'link that leads nowhere', render: ({ word }) => <IconLink icon={RightIcon} label={word} /> },
];

const path = 'media/pdf/brochure-lazurine-quay.pdf';

export const linksExamples: readonly Example[] = [
  { name: 'file to download', render: ({ title }) => <FileLink title={title} path={path} /> },
  { name: 'file, focus', focuses: 'a', render: ({ title }) => <FileLink title={title} path={path} /> },
  { name: 'file, long word', render: ({ longWord }) => <FileLink title={longWord} path={path} /> },
  { name: 'share', render: ({ title }) => <ShareButton title={title} /> },
  { name: 'WhatsApp', render: ({ name }) => <WhatsappLink phone="971500000000" label={`WhatsApp ${name}`} /> },
  {
    name: 'WhatsApp in words',
    render: ({ name }) => <WhatsappLink phone="971500000000" label={`WhatsApp ${name}`} word="WhatsApp" />,
  },
];

export const navigationExamples: readonly Example[] = [
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

export const tabsExamples: readonly Example[] = [
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

export const textLinkExamples: readonly Example[] = [
  { name: 'default', render: ({ title }) => <TextLink href="#">{title}</TextLink> },
  { name: 'focus', focuses: 'a', render: ({ title }) => <TextLink href="#">{title}</TextLink> },
  { name: 'long word', render: ({ longWord }) => <TextLink href="#">{longWord}</TextLink> },
  {
    name: 'link of a whole card',
    render: ({ title, sentence }) => (
      <div style={{ position: 'relative' }}>
        <h3>
          <CardLink href="#">{title}</CardLink>
        </h3>
        <p>{sentence}</p>
      </div>
    ),
  },
  {
    name: 'link of a whole card, focus',
    focuses: 'a',
    render: ({ title, sentence }) => (
      <div style={{ position: 'relative' }}>
        <h3>
          <CardLink href="#">{title}</CardLink>
        </h3>
        <p>{sentence}</p>
      </div>
    ),
  },
];
