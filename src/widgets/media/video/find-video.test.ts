import { describe, expect, test } from 'vitest';
import { fields } from './fields.ts';
import { findVideo, sourcesOf } from './find-video.ts';

const isValid = (address: string) => fields.address.schema.safeParse(address).success;

describe('the video of a URL', () => {
  test('a file of the shop needs no other host', () => {
    expect(findVideo('/media/a.mp4')).toEqual({ kind: 'own', file: '/media/a.mp4' });
    expect(sourcesOf('/media/a.mp4')).toEqual({});
  });

  test('a video of YouTube needs its script and its player without cookies', () => {
    expect(findVideo('https://youtu.be/M7lc1UVf-VE')).toMatchObject({ kind: 'youtube', host: 'YouTube' });
    expect(sourcesOf('https://youtu.be/M7lc1UVf-VE')).toEqual({
      'script-src': ['https://www.youtube.com'],
      'frame-src': ['https://www.youtube-nocookie.com'],
    });
  });

  test('a video of Vimeo needs its player host', () => {
    expect(sourcesOf('https://vimeo.com/76979871')).toEqual({
      'script-src': ['https://player.vimeo.com'],
      'frame-src': ['https://player.vimeo.com'],
    });
  });

  test('a file of another host needs that host', () => {
    expect(sourcesOf('https://cdn.example.com/a.mp4?x=1')).toEqual({
      'media-src': ['https://cdn.example.com'],
    });
  });

  test.each([
    'javascript:alert(1)',
    'http://cdn.example.com/a.mp4',
    'https://cdn.example.com/page',
    '//cdn.example.com/a.mp4',
    "https://a;script-src'unsafe-inline'.com/a.mp4",
  ])('%s is refused', (address) => {
    expect(findVideo(address)).toBeNull();
    expect(isValid(address)).toBe(false);
  });

  test('no address at all can be saved', () => expect(isValid('')).toBe(true));
});
