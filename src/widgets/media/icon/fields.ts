import { localized } from '../../fields/nested.ts';
import { icon, link } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';
import { choice } from '../../fields/values.ts';

const NAMES = [
  'truck',
  'clock',
  'shield-check',
  'identification-card',
  'package',
  'check-circle',
  'star',
  'thumbs-up',
  'handbag',
  'phone',
  'envelope-simple',
  'map-pin',
  'credit-card',
  'wallet',
  'calendar-check',
  'info',
] as const;

export const fields = {
  icon: icon(NAMES),
  label: localized(text()),
  size: choice(['normal', 'large']),
  url: link(),
};
