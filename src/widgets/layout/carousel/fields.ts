import { localized, perDevice } from '../../fields/nested.ts';
import { text } from '../../fields/text.ts';
import { choice, number, toggle } from '../../fields/values.ts';

const SHOWN_MAX = 6;
/** Source: spec §9, slides to show by default; WG-19 */
const SHOWN = { desktop: 3, tablet: 2, mobile: 1 };
const SPEED = { min: 2000, max: 20_000, step: 500, unit: 'ms', initial: 5000 } as const;

export const NAVIGATIONS = ['both', 'arrows', 'dots', 'none'] as const;

/** How many items show at once, by device. */
export const shownAtOnce = () => ({
  ...perDevice(number({ min: 1, max: SHOWN_MAX })),
  initial: SHOWN,
});

export const autoplaySpeed = () => number(SPEED);

export const fields = {
  label: localized(text()),
  shown: shownAtOnce(),
  navigation: choice(NAVIGATIONS),
  autoplay: toggle(),
  autoplaySpeed: autoplaySpeed(),
  loops: toggle(),
};
