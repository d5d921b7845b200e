import { embedOfMarkup } from './embed-markup';
import { parseVideo } from './video';

const frame = (address: string) => ({ kind: 'frame', address });
const file = (path: string) => ({ kind: 'file', path });
const youtube = 'https://www.youtube-nocookie.com/embed/aB3_-x';

test.each([
  ['a path', 'media/video/clip.mp4', file('media/video/clip.mp4')],
  ['a path with spaces around it', '  media/video/clip.mp4 ', file('media/video/clip.mp4')],
  ['a page with spaces around it', ' https://vimeo.com/76979871 ', frame('https://player.vimeo.com/video/76979871')],
  ['a path that speaks of an address', 'media/from-https:/clip', file('media/from-https:/clip')],
  ['a path without an ending', 'storage/clips/17', file('storage/clips/17')],
  ['a whole address of a file', 'https://cdn.example/a%20b.MP4?v=2', file('https://cdn.example/a%20b.MP4?v=2')],
  ['markup', '<p><iframe src="https://www.youtube.com/embed/aB3_-x"></iframe>', frame(youtube)],
  [
    'an address to be framed',
    'https://player.vimeo.com/video/76979871',
    frame('https://player.vimeo.com/video/76979871'),
  ],
  ['a page of YouTube', 'https://www.youtube.com/watch?list=a&v=aB3_-x&t=3', frame(youtube)],
  ['a short address', 'https://youtu.be/aB3_-x?si=1', frame(youtube)],
  ['a short video', 'https://m.youtube.com/shorts/aB3_-x', frame(youtube)],
  ['a page of Vimeo', 'https://vimeo.com/76979871', frame('https://player.vimeo.com/video/76979871')],
])('reads %s', (_, text, video) => {
  expect(parseVideo(text, embedOfMarkup)).toEqual(video);
});

test.each([
  ['nothing', null],
  ['blanks', '  '],
  ['a script', 'javascript:alert(1)'],
  ['a frame of another host', '<iframe src="https://evil.example/embed/a"></iframe>'],
  ['a map', 'https://www.openstreetmap.org/export/embed.html?bbox=1'],
  ['markup without a frame', '<video src="media/a.mp4">'],
  ['a page whose address has a video in its middle', 'https://cdn.example/a.mp4/comments'],
  ['a page of http', 'http://cdn.example/clip'],
  ['a page that is no video', 'https://www.youtube.com/@somebody'],
  ['a host that looks like one', 'https://youtube.com.evil.example/watch?v=aB3'],
  ['a path that climbs', '../../etc/passwd'],
  ['another host in disguise', '//evil.example/a.mp4'],
])('plays nothing of %s', (_, text) => {
  expect(parseVideo(text, embedOfMarkup)).toBeNull();
});
