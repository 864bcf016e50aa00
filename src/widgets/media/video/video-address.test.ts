import { expect, test } from 'vitest';
import { findProviderVideo } from './video-address.ts';

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('%s plays on YouTube’s host without cookies', (address) => {
  expect(findProviderVideo(address)).toEqual({
    provider: 'youtube',
    id: 'aqz-KE-bpKQ',
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?enablejsapi=1&rel=0&playsinline=1',
  });
});

test.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=0'])(
  '%s plays untracked',
  (address) => {
    expect(findProviderVideo(address)?.player).toBe('https://player.vimeo.com/video/76979871?dnt=1');
  },
);

test.each(['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'])(
  '%s keeps the key of an unlisted video',
  (address) =>
    expect(findProviderVideo(address)?.player).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
    ),
);

test('a start time reaches player and page', () => {
  expect(findProviderVideo('https://youtu.be/aqz-KE-bpKQ', 30)).toMatchObject({
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=30s',
    player: expect.stringMatching(/&start=30$/),
  });
  expect(findProviderVideo('https://vimeo.com/76979871', 30)?.player).toMatch(/#t=30s$/);
});

test.each([
  '',
  'a film',
  'http://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be/short',
  'https://www.youtube.com/@channel',
  'https://youtube.com.example/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
  'https://player.vimeo.com/video/76979871?h=%22%3E',
  'https://shop.example/film.mp4',
])('%j is not a video of a provider', (address) => expect(findProviderVideo(address)).toBeNull());
