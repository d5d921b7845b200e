import { playsOf } from './plays';

test.each([
  [null, 'none'],
  [' ', 'none'],
  [7, 'none'],
  ['media/video/clip.mp4', 'file'],
  ['https://cdn.example/clip.webm', 'file'],
  ['https://youtu.be/aB3_x', 'frame'],
  ['https://www.youtube.com/watch?v=aB3_x', 'frame'],
  ['https://vimeo.com/12345', 'frame'],
  ['<iframe src="https://player.vimeo.com/video/1"></iframe>', 'frame'],
  ['https://example.com/films', 'nowhere'],
  ['javascript:alert(1)', 'nowhere'],
])('of the video %p the site plays: %s', (video, plays) => {
  expect(playsOf(video)).toBe(plays);
});
