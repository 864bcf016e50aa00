import type { Words } from '../words.ts';

export const fit = {
  control: 'My device',
  controlNone: 'Which device do you have?',
  choose: 'Which device do you have?',
  chooseText:
    'We mark the sticks that fit it, on every page. We keep the number of the device in this browser and nothing about you.',
  forget: 'Forget my device',
  close: 'Close',
  noDevices: 'There are no devices to choose from at the moment.',
  failed: 'The devices could not be loaded.',
  own: 'Your device',
  fits: 'Fits your {{name}}',
  misfits: 'Does not fit your {{name}}',
  sticksOf: 'Sticks for {{name}}',
  devicesOf: 'Fits these devices',
  isMine: 'This is my device',
  allSticks: 'See the sticks that fit',
} satisfies Words;
