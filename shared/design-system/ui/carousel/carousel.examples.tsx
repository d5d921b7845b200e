import { useCarousel } from '../../carousel/use-carousel';
import type { Example } from '../example';
import { Carousel } from './carousel';
import { CarouselControls } from './carousel-controls';
import { CarouselRow } from './carousel-row';

const timing = { speed: 500, interval: 4000 };
const slides = (texts: readonly string[]) =>
  texts.map((text, at) => ({ key: String(at), content: <p style={{ padding: '1rem' }}>{text}</p> }));

/** The parts of a carousel, each in a place of its own. */
function Apart({ texts, label }: { readonly texts: readonly string[]; readonly label: string }) {
  const carousel = useCarousel(texts.length, timing, 1);
  return (
    <div ref={carousel.root}>
      <CarouselRow carousel={carousel} slides={slides(texts)} fit="one" />
      <CarouselControls carousel={carousel} label={label} />
    </div>
  );
}

export const carouselExamples: readonly Example[] = [
  {
    name: 'three in sight',
    isWide: true,
    render: ({ word, title, name, sentence }) => (
      <Carousel
        id="carousel-three"
        title={title}
        slides={slides([word, title, name, sentence])}
        fit="three"
        timing={timing}
      />
    ),
  },
  {
    name: 'all in sight',
    isWide: true,
    render: ({ word, title }) => (
      <Carousel id="carousel-one" title={title} slides={slides([word])} fit="four" timing={timing} />
    ),
  },
  {
    name: 'one in sight, its controls below',
    render: ({ title, word, name }) => <Apart label={title} texts={[word, title, name]} />,
  },
  {
    name: 'focus',
    focuses: 'button',
    render: ({ title, word, name }) => <Apart label={title} texts={[word, title, name]} />,
  },
  {
    name: 'long text',
    isWide: true,
    render: ({ longText, longWord, word, name, title }) => (
      <Carousel
        id="carousel-long"
        title={longWord}
        slides={slides([longText, longWord, word, name, title])}
        fit="pairs"
        timing={timing}
      />
    ),
  },
];
