import type { Words } from '../words.ts';

export const viewer = {
  open: 'View full-screen image gallery',
  label: 'Pictures, large',
  slide: 'Picture',
  carousel: 'Pictures, one after the other',
  position: '{index} of {total}',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  caption: 'Caption',
  enterFullscreen: 'Full screen',
  exitFullscreen: 'Leave full screen',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  share: 'Share',
  shareOn: 'Share on {{network}}',
  download: 'Download image',
  broken: 'The image could not be loaded.',
  brokenLink: 'The image',
} satisfies Words;
