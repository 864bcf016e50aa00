const DRAFT_ID = 'design-draft';
/** Scripts, and the styles of the saved design. */
const LEFT_OUT = [
  'script',
  'noscript',
  'link[rel="modulepreload"]',
  'style[data-href~="design"]',
  'style[data-href~="fallback-fonts"]',
];
/** Shows what scripts would have revealed. */
const WITHOUT_SCRIPTS = '[data-reveal]{opacity:1!important;transform:none!important}';

/**
 * Prepares a storefront page for the preview frame: without scripts, but laid out as with them, and with the draft
 * design instead of the saved one.
 *
 * @param html the page as the shop serves it
 * @param style the draft design; null for the shipped one
 */
export function toPreviewPage(html: string, style: string | null): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const one of page.querySelectorAll(LEFT_OUT.join())) one.remove();
  for (const one of page.querySelectorAll('[autofocus]')) one.removeAttribute('autofocus');
  // The page's first script sets this mark.
  page.documentElement.dataset.js = '';
  const shown = page.createElement('style');
  shown.textContent = WITHOUT_SCRIPTS;
  const draft = page.createElement('style');
  draft.id = DRAFT_ID;
  draft.textContent = style ?? '';
  page.head.append(shown, draft);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** Applies another design to a page of the preview; a page that is still loading applies it later. */
export function dressPage(page: Document, style: string | null): void {
  const draft = page.getElementById(DRAFT_ID);
  if (draft !== null) draft.textContent = style ?? '';
}

/**
 * Keeps navigation inside the preview.
 *
 * @param onFollow receives the path, with language, of a link to another page of the storefront
 */
export function interceptLinks(page: Document, onFollow: (path: string) => void): void {
  page.addEventListener('submit', (event) => event.preventDefault());
  page.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a[href]');
    if (link === null || link === undefined) return;
    event.preventDefault();
    const url = new URL(link.getAttribute('href') ?? '', window.location.origin);
    const isPage = url.origin === window.location.origin && url.pathname.endsWith('/');
    if (isPage && !url.pathname.includes('/admin/')) onFollow(url.pathname + url.search);
  });
}
