import type { Words } from '../../words.ts';

export const countdown = {
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
  left: { hour: 'One hour left', tenMinutes: 'Ten minutes left', minute: 'One minute left' },
} satisfies Words;
