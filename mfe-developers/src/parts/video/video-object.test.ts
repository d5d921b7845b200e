import { structuredData } from '@iwan/shared/domain/structured/breadcrumb-list';
import { structuredErrors } from '@iwan/shared/testing/schema-org';
import { videoObject } from './video-object';

const video = {
  name: 'A film',
  description: 'Of a house',
  address: '/images/original/a.mp4',
  kind: 'file',
  poster: null,
} as const;

/** Serialised: undefined fields are left out. */
const sent = (thing: object): unknown => JSON.parse(JSON.stringify(structuredData([thing])));

test.each([
  ['a video', videoObject(video)],
  [
    'a player',
    videoObject({ ...video, kind: 'frame', address: 'https://player.vimeo.com/video/1', poster: '/images/960/a.png' }),
  ],
])('%s is told in the words of schema.org', (_, thing) => {
  expect(structuredErrors(sent(thing), 'paths')).toEqual([]);
});
