import { importPart, withPart } from '../page/load-part.ts';
import { beforeInView } from '../page/motion/before-in-view.ts';

type Part = Readonly<{
  /** What its widgets print. */
  selector: string;
  load: () => Promise<{ start: () => void }>;
  /** It also acts on what popups show later. */
  isForPopups?: boolean;
}>;

/** Behaviours of widgets and of their links, by name in the log. */
const parts: Readonly<Record<string, Part>> = {
  checkout: { selector: 'form[data-checkout]', load: () => import('../checkout/checkout.ts') },
  carousel: { selector: '[data-carousel]', load: () => import('./carousel/carousel.ts') },
  countdown: { selector: '[data-countdown]', load: () => import('./countdown/countdown.ts') },
  counters: { selector: '[data-counters]', load: () => import('./counters/counters.ts') },
  forms: { selector: 'form[data-form]', load: () => import('../forms/forms.ts'), isForPopups: true },
  'full-search': { selector: '[data-full-search]', load: () => import('./full-search.ts') },
  'link-actions': {
    selector: 'dialog[data-off-canvas], a[href*="#reload-page"], a[href*="#elementor-action"]',
    load: () => import('../link-actions/link-actions.ts'),
  },
  'gift-card-form': {
    selector: '[data-gift-card-details]',
    load: () => import('../product/gift-card-form.ts'),
  },
  loops: {
    selector: '[data-loop] a.page-numbers, [data-loop-more], [data-filter-loop]',
    load: () => import('../loops/loops.ts'),
    isForPopups: true,
  },
  'personal-loops': {
    selector: '[data-loop-personal]',
    load: () => import('../loops/personal-loops.ts'),
    isForPopups: true,
  },
  shipment: { selector: '[data-shipment]', load: () => import('../shipment/shipment.ts') },
  quiz: { selector: '[data-quiz]', load: () => import('./quiz.ts') },
  social: {
    selector: '[data-social]',
    load: () => import('../social/social-part.ts'),
    isForPopups: true,
  },
  'password-strength': { selector: '[data-strength-of]', load: () => import('../account/strength.ts') },
  tags: { selector: 'template[data-tags]', load: () => import('../tags/tags-part.ts') },
  tabs: { selector: '[data-tabs]', load: () => import('./tabs.ts') },
  wishlist: { selector: '#wishlist-form', load: () => import('../wishlist/wishlist.ts') },
  video: { selector: '[data-video]', load: () => import('../video/video-part.ts') },
};

/** Whether a popup has such a widget, in its carried content or in content fetched later. */
function isInPopup(name: string, selector: string): boolean {
  const popups = [...document.querySelectorAll<HTMLTemplateElement>('template[data-popup]')];
  return popups.some(
    ({ content, dataset }) =>
      dataset.parts?.split(' ').includes(name) || content.querySelector(selector) !== null,
  );
}

/**
 * Loads the behaviours of the widgets on the page; without them the widgets work as links, forms and scrollers.
 *
 * @returns once those have started that need not wait until they are near the viewport
 */
export async function startWidgets(): Promise<void> {
  const starting: Promise<void>[] = [];
  for (const [name, { selector, load, isForPopups = false }] of Object.entries(parts)) {
    const start = () => withPart({ name, load: () => importPart(name, load) }, (part) => part.start());
    const elements = [...document.querySelectorAll(selector)];
    const [first] = elements;
    // A widget in the footer, which every page has, waits until it is near the viewport.
    const isElsewhere = elements.some((one) => one.closest('footer') === null);
    if (isElsewhere || (isForPopups && isInPopup(name, selector))) starting.push(start());
    else if (first !== undefined) beforeInView(first, () => void start());
  }
  await Promise.all(starting);
}
