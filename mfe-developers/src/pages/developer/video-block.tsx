import { useTexts } from '@iwan/shared/domain/format/locale-context';
import type { DeveloperProfile } from '@iwan/shared/domain/model/entities';
import { Container } from '@iwan/shared/ui/layout/container';
import { Section } from '@iwan/shared/ui/layout/section';
import { SectionHead } from '@iwan/shared/ui/layout/section-head';
import { VideoPoster } from '../../parts/video/video-poster';
import { textsOf } from './texts';

/** The developer's video with its heading, behind a poster until it is played (section 2). */
export function VideoBlock({ developer }: { readonly developer: DeveloperProfile }) {
  const texts = useTexts(textsOf);
  const { name, video, videoHeading, videoSubHeading, image, feature } = developer;
  if (video === null) return null;
  const title = videoHeading ?? texts.video(name);
  return (
    <Section labelledBy="video-title">
      <Container>
        <SectionHead id="video-title" title={title} {...(videoSubHeading === null ? {} : { lede: videoSubHeading })} />
        <VideoPoster video={video} name={title} poster={image ?? feature.image} />
      </Container>
    </Section>
  );
}
