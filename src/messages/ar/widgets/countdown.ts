import type { Words } from '../../words.ts';

export const countdown = {
  units: { days: 'أيام', hours: 'ساعات', minutes: 'دقائق', seconds: 'ثوانٍ' },
  left: { hour: 'بقيت ساعة واحدة', tenMinutes: 'بقيت عشر دقائق', minute: 'بقيت دقيقة واحدة' },
} satisfies Words;
