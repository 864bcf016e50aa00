const PARAMETER = 'theme_template_id';
const BLOCKS = '[data-template-id], [data-elementor-id]';

function findBlock(id: string): HTMLElement | undefined {
  const blocks = document.querySelectorAll<HTMLElement>(BLOCKS);
  return [...blocks].find(({ dataset }) => dataset.templateId === id || dataset.elementorId === id);
}

/**
 * An address that names a block of the page brings that block to the middle of the window; once more when late pictures
 * and fonts have found their places. A name that no block has changes nothing.
 *
 * Source: spec §2 Routes; RT-05, RT-06
 */
export function startTemplateScroll(): void {
  const id = new URLSearchParams(location.search).get(PARAMETER);
  const block = id === null ? undefined : findBlock(id);
  if (block === undefined) return;
  const centre = () => block.scrollIntoView({ block: 'center', behavior: 'instant' });
  centre();
  if (document.readyState !== 'complete') addEventListener('load', centre, { once: true });
}
