import { localized, optional, perDevice } from '../../fields/nested.ts';
import { text } from '../../fields/text.ts';
import { choice, number, toggle } from '../../fields/values.ts';
import { NAVIGATIONS } from '../../layout/carousel/fields.ts';
import type { LoopData } from '../../loop/item.ts';
import { loopFields, templateFields } from '../../loop/loop-fields.ts';

const SHOWN_MAX = 6;
/** Source: spec §9, slides to show by default; WG-19 */
const SHOWN = { desktop: 3, tablet: 2, mobile: 1 };
const SPEED = { min: 2000, max: 20_000, step: 500, unit: 'ms', initial: 5000 } as const;

export const fields = {
  label: localized(text()),
  ...loopFields,
  ...templateFields,
  slidesToShow: optional({ ...perDevice(number({ min: 1, max: SHOWN_MAX })), initial: SHOWN }),
  navigation: choice(NAVIGATIONS),
  autoplay: toggle(),
  autoplaySpeed: number(SPEED),
};

/** What the loader adds. */
export type LoopCarouselData = { data: LoopData };
