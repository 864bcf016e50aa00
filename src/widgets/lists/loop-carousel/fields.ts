import { localized, optional } from '../../fields/nested.ts';
import { text } from '../../fields/text.ts';
import { choice, toggle } from '../../fields/values.ts';
import { NAVIGATIONS, shownAtOnce, autoplaySpeed as speed } from '../../layout/carousel/fields.ts';
import type { LoopData } from '../../loop/item.ts';
import { emptyFields, headingField, loopFields, templateFields } from '../../loop/loop-fields.ts';

export const fields = {
  label: localized(text()),
  ...headingField,
  ...loopFields,
  ...templateFields,
  slidesToShow: optional(shownAtOnce()),
  navigation: choice(NAVIGATIONS),
  autoplay: toggle(),
  autoplaySpeed: speed(),
  ...emptyFields,
};

/** What the loader adds. */
export type LoopCarouselData = { data: LoopData };
