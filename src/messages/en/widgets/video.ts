import type { Words } from '../../words.ts';

export const video = {
  play: 'Play video',
  watch: 'Watch on {{host}}',
  named: 'Video: {{title}}',
  unnamed: 'Video',
  waits: 'This video is hosted by {{host}}. Nothing is loaded from there until you allow it.',
  ask: 'To play the video, {{host}} receives your IP address and may set cookies. Allowing it also allows other videos and posts from other sites.',
  allow: 'Allow and play',
  cancel: 'Cancel',
  loading: 'Loading the player…',
  subtitles: { en: 'English', ar: 'Arabic' },
} satisfies Words;
