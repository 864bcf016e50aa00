import type { PopupPreset } from '../preset.ts';
import { announcementPopups } from './announcement-popups.ts';
import { ofCart } from './cart.ts';
import { greetings } from './greetings.ts';
import { talk } from './talk.ts';

/** Popups to start from: widgets, rules and looks. */
export const popupPresets: readonly PopupPreset[] = [...greetings, ...ofCart, ...announcementPopups, ...talk];
