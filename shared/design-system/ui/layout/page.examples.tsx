import { Button } from '../actions/button';
import { TextLink } from '../actions/text-link';
import { Picture } from '../content/picture';
import type { Example } from '../example';
import { ContactWays } from './contact-ways';
import { Container } from './container';
import { LostPage } from './lost-page';
import { PageBanner } from './page-banner';
import { PageHead } from './page-head';
import { Section } from './section';
import { SectionHead } from './section-head';

const photo = { path: 'media/exteriors/marina-dusk-01.webp', width: 1280, height: 480, sizes: '100vw' };

export const pageExamples: readonly Example[] = [
  { name: 'ways of contact', render: () => <ContactWays /> },
  { name: 'head of a page', isWide: true, render: ({ title, sentence }) => <PageHead title={title} lede={sentence} /> },
  {
    name: 'head of a page, with a button',
    isWide: true,
    render: ({ title, word }) => (
      <PageHead title={title}>
        <Button size="small">{word}</Button>
      </PageHead>
    ),
  },
  {
    name: 'head of a page, long text',
    isWide: true,
    render: ({ longWord, longText }) => <PageHead title={longWord} lede={longText} />,
  },
  {
    name: 'head of a section',
    isWide: true,
    render: ({ title, sentence, word }) => (
      <SectionHead title={title} lede={sentence}>
        <TextLink href="#">{word}</TextLink>
      </SectionHead>
    ),
  },
  {
    name: 'head of a section, long text',
    isWide: true,
    render: ({ longWord, longText, word }) => (
      <SectionHead title={longWord} lede={longText}>
        <TextLink href="#">{word}</TextLink>
      </SectionHead>
    ),
  },
  {
    name: 'sections',
    isAlone: true,
    render: ({ title, sentence, longText }) => (
      <>
        <Section labelledBy="section-paper">
          <Container>
            <SectionHead id="section-paper" title={title} />
            <p>{sentence}</p>
          </Container>
        </Section>
        <Section ground="sunk">
          <Container>{longText}</Container>
        </Section>
        <Section ground="sunk" threshold={false} tight>
          <Container>{sentence}</Container>
        </Section>
      </>
    ),
  },
  {
    name: 'banner',
    isAlone: true,
    render: ({ title, sentence }) => (
      <PageBanner picture={<Picture {...photo} alt="" />}>
        <h1>{title}</h1>
        <p>{sentence}</p>
      </PageBanner>
    ),
  },
  {
    name: 'banner without a picture, long text',
    isAlone: true,
    render: ({ longWord, longText }) => (
      <PageBanner picture={null}>
        <h1>{longWord}</h1>
        <p>{longText}</p>
      </PageBanner>
    ),
  },
  {
    name: 'lost page',
    isAlone: true,
    render: ({ title, sentence, word }) => (
      <LostPage title={title} reason={sentence} near={{ title: word, content: <p>{sentence}</p> }} />
    ),
  },
  {
    name: 'lost page, long text',
    isAlone: true,
    render: ({ longWord, longText }) => <LostPage title={longWord} reason={longText} />,
  },
];
