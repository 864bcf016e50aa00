import { importPart, withPart } from '../page/load-part.ts';

type Part = Readonly<{
  /** What its widgets print. */
  selector: string;
  load: () => Promise<{ start: () => void }>;
}>;

/** Behaviours of widgets and of their links, by name in the log. */
const parts: Readonly<Record<string, Part>> = {
  carousel: { selector: '[data-carousel]', load: () => import('./carousel/carousel.ts') },
  consent: { selector: 'template[data-consent-template]', load: () => import('../consent/consent-part.ts') },
  countdown: { selector: '[data-countdown]', load: () => import('./countdown/countdown.ts') },
  counters: { selector: '[data-counters]', load: () => import('./counters/counters.ts') },
  'full-search': { selector: '[data-full-search]', load: () => import('./full-search.ts') },
  'link-actions': {
    selector: 'dialog[data-off-canvas], a[href*="#reload-page"], a[href*="#elementor-action"]',
    load: () => import('../link-actions/link-actions.ts'),
  },
  loops: {
    selector: '[data-loop] a.page-numbers, [data-loop-more], [data-filter-loop]',
    load: () => import('../loops/loops.ts'),
  },
  'personal-loops': {
    selector: '[data-loop-personal]',
    load: () => import('../loops/personal-loops.ts'),
  },
  tabs: { selector: '[data-tabs]', load: () => import('./tabs.ts') },
  video: { selector: '[data-video]', load: () => import('../video/video-part.ts') },
};

/** Loads the behaviours of the widgets that stand on the page; without them these work as links, forms and scrollers. */
export function startWidgets(): void {
  for (const [name, { selector, load }] of Object.entries(parts)) {
    if (document.querySelector(selector) === null) continue;
    void withPart({ name, load: () => importPart(name, load) }, ({ start }) => start());
  }
}
