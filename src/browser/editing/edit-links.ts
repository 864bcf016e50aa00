import styles from '#views/style/on-demand/edit-links.css?url';
import { importPart, loadStyles } from '../page/load-part.ts';
import { callAdminAction } from './call-admin-action.ts';
import { toAnchor, toDisclosure } from './disclosure.ts';

type Link = Readonly<{ label: string; href: string }>;
/** What the signed-in member of the staff may edit of this page. */
type Editable = Readonly<{ title: string; more: string; links: readonly Link[] }>;

function toMenu(label: string, links: readonly Link[]): HTMLDetailsElement {
  const list = document.createElement('ul');
  list.append(
    ...links.map((link) => {
      const item = document.createElement('li');
      item.append(toAnchor(link));
      return item;
    }),
  );
  return toDisclosure('⋯', label, list);
}

/** On pages with popups, the panel with their states. */
async function popupPanel(): Promise<HTMLElement | null> {
  if (document.querySelector('template[data-popup]') === null) return null;
  const { toPopupPanel } = await importPart('popup-panel', () => import('./popup-panel.ts'));
  return toPopupPanel();
}

/** Shows a link to edit the page, a menu of the templates around it, and why its popups show or don't. */
export async function showEditLinks(): Promise<void> {
  const address = location.pathname + location.search;
  const editable = await callAdminAction<Editable>('templates.edit-links', { address });
  if (editable === null) return;
  const [first, ...others] = editable.links;
  const panel = await popupPanel();
  const parts = [
    ...(first === undefined ? [] : [toAnchor(first)]),
    ...(others.length === 0 ? [] : [toMenu(editable.more, others)]),
    ...(panel === null ? [] : [panel]),
  ];
  if (parts.length === 0) return;
  await loadStyles(styles);
  const links = document.createElement('nav');
  links.className = 'j-edit';
  links.setAttribute('aria-label', editable.title);
  links.append(...parts);
  document.body.append(links);
}
