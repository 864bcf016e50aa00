import { STAFF_HINT } from '#kernel/editing/staff-hint.ts';
import styles from '#views/style/edit-links.css?url';
import { loadStyles } from '../page/load-part.ts';

type Link = Readonly<{ label: string; href: string }>;
type Editable = Readonly<{ title: string; more: string; links: readonly Link[] }>;

const UNAUTHORIZED = 401;

/** What the signed-in member of the staff may edit of this page; null for nobody and where the shop does not answer. */
async function findEditable(): Promise<Editable | null> {
  const { lang } = document.documentElement;
  const response = await fetch('/admin/actions/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      action: 'templates.edit-links',
      input: { address: location.pathname + location.search },
      language: lang,
    }),
  });
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  if (response.status === UNAUTHORIZED) document.cookie = `${STAFF_HINT}=; Max-Age=0; Path=/`;
  if (!response.ok) return null;
  const { value } = (await response.json()) as { value: Editable };
  return value;
}

function toAnchor({ label, href }: Link): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = label;
  return anchor;
}

function toMenu(label: string, links: readonly Link[]): HTMLDetailsElement {
  const menu = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = '⋯';
  summary.setAttribute('aria-label', label);
  const list = document.createElement('ul');
  list.append(
    ...links.map((link) => {
      const item = document.createElement('li');
      item.append(toAnchor(link));
      return item;
    }),
  );
  menu.append(summary, list);
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    menu.open = false;
    summary.focus();
  });
  return menu;
}

/** Shows a link to edit the page, and a menu of the templates around it. */
export async function showEditLinks(): Promise<void> {
  const editable = await findEditable();
  const [first, ...others] = editable?.links ?? [];
  if (editable === null || first === undefined) return;
  await loadStyles(styles);
  const links = document.createElement('nav');
  links.className = 'j-edit';
  links.setAttribute('aria-label', editable.title);
  links.append(toAnchor(first), ...(others.length === 0 ? [] : [toMenu(editable.more, others)]));
  document.body.append(links);
}
