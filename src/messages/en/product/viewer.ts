import type { Words } from '../../words.ts';

export const viewer = {
  open: 'View full-screen image gallery',
  label: 'Image gallery',
  slide: 'Image',
  carousel: 'Image gallery',
  position: '{index} of {total}',
  previous: 'Previous image',
  next: 'Next image',
  close: 'Close',
  caption: 'Caption',
  enterFullscreen: 'Full screen',
  exitFullscreen: 'Exit full screen',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  share: 'Share',
  shareOn: 'Share on {{network}}',
  download: 'Download image',
  broken: 'The image could not be loaded.',
  brokenLink: 'The image',
} satisfies Words;
