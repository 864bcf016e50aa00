const DRAFT_ID = 'design-draft';
/** Scripts, and what the saved design is. */
const LEFT_OUT = [
  'script',
  'noscript',
  'link[rel="modulepreload"]',
  'style[data-href~="design"]',
  'style[data-href~="fallback-fonts"]',
];
/** What scripts would have shown. */
const WITHOUT_SCRIPTS = '[data-reveal]{opacity:1!important;transform:none!important}';

/**
 * A page of the storefront for the preview's frame: without scripts but laid out as with them, and without the design
 * that is saved.
 *
 * @param html the page as the shop answers it
 * @param style the design that is not saved; null shows the shipped one
 */
export function toPreviewPage(html: string, style: string | null): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const one of page.querySelectorAll(LEFT_OUT.join())) one.remove();
  for (const one of page.querySelectorAll('[autofocus]')) one.removeAttribute('autofocus');
  // As the page's first script marks it.
  page.documentElement.dataset.js = '';
  const shown = page.createElement('style');
  shown.textContent = WITHOUT_SCRIPTS;
  const draft = page.createElement('style');
  draft.id = DRAFT_ID;
  draft.textContent = style ?? '';
  page.head.append(shown, draft);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** Puts another design on a page of the preview; one that is still read takes it when it is there. */
export function dressPage(page: Document, style: string | null): void {
  const draft = page.getElementById(DRAFT_ID);
  if (draft !== null) draft.textContent = style ?? '';
}

/**
 * Keeps what is pressed on the page inside the preview.
 *
 * @param onFollow a link to another page of the storefront, as its path with language
 */
export function keepLinksInside(page: Document, onFollow: (path: string) => void): void {
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
