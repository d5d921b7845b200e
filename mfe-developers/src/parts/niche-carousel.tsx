import { paths } from '@iwan/shared/paths/paths';
import { Carousel } from '@iwan/shared/ui/carousel/carousel';
import { DeveloperNiche } from './developer-niche';
import type { Niche } from './niche';

interface NicheCarouselProps {
  /** Unique in the document. */
  readonly id: string;
  readonly title: string;
  readonly developers: readonly Niche[];
}

/** Section 9, in milliseconds. */
const timing = { speed: 500, interval: 2000 };

/** Developers in their niches: 4 visible, 3 below 1390 px, 2 below 991 px, 1 below 768 px (sections 2 and 9). */
export function NicheCarousel({ id, title, developers }: NicheCarouselProps) {
  const slides = developers.map((developer) => ({
    key: developer.id,
    content: <DeveloperNiche developer={developer} href={paths.developer(developer.name)} />,
  }));
  return <Carousel id={id} title={title} slides={slides} fit="four" timing={timing} />;
}
