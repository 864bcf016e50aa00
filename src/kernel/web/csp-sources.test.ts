import { expect, test } from 'vitest';
import { joinSources } from './csp-sources.ts';

test('the sources of all parts are listed once', () => {
  const video = {
    'script-src': ['https://www.youtube.com'],
    'frame-src': ['https://www.youtube-nocookie.com'],
  };
  expect(joinSources([video, video, { 'media-src': ['https://cdn.example.com:8443'] }])).toEqual({
    'script-src': ['https://www.youtube.com'],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'media-src': ['https://cdn.example.com:8443'],
    'img-src': [],
    'connect-src': [],
  });
});

test.each([
  "https://a.com; script-src 'unsafe-inline'",
  '*',
  'http://a.com',
  'https://*',
  'https://*.com',
  'https://*.com.',
  'https://a.com/path',
])('%s never reaches the policy', (origin) =>
  expect(joinSources([{ 'script-src': [origin] }])['script-src']).toEqual([]),
);
