import type { Words } from '../../words.ts';

export const fit = {
  control: 'My device',
  controlNone: 'Which device do you have?',
  choose: 'Which device do you have?',
  chooseText: 'We’ll mark compatible sticks on every page. Your choice is stored only in this browser.',
  forget: 'Remove my device',
  close: 'Close',
  noDevices: 'No devices available right now.',
  own: 'Your device',
  fits: 'Fits your {{name}}',
  misfits: 'Does not fit your {{name}}',
  sticksOf: 'Sticks for {{name}}',
  devicesOf: 'Compatible devices',
  isMine: 'This is my device',
  allSticks: 'Shop compatible sticks',
} satisfies Words;
