const PARAMETER = 'theme_template_id';
const BLOCKS = '[data-template-id], [data-elementor-id]';

function findBlock(id: string): HTMLElement | undefined {
  const blocks = document.querySelectorAll<HTMLElement>(BLOCKS);
  return [...blocks].find(({ dataset }) => dataset.templateId === id || dataset.elementorId === id);
}

const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls the block named by the URL to the middle of the window, and again when late pictures, fonts or parts
 * move it, until the shopper scrolls. An unknown name has no effect.
 *
 * Source: spec §2 Routes; RT-05, RT-06
 */
export function startTemplateScroll(): void {
  const id = new URLSearchParams(location.search).get(PARAMETER);
  const block = id === null ? undefined : findBlock(id);
  if (block === undefined) return;
  const centre = () => block.scrollIntoView({ block: 'center', behavior: 'instant' });
  const growth = new ResizeObserver(centre);
  growth.observe(document.body);
  for (const move of OWN_MOVES)
    addEventListener(move, () => growth.disconnect(), { once: true, passive: true });
}
