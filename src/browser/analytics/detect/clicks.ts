import { shownAddress } from '#kernel/web/addresses/shown-address.ts';
import { emit } from '../emit.ts';

const FILE = /\.(pdf|docx?|xlsx?|pptx?|csv|txt|rtf|zip|rar|7z|gz|tar|apk|dmg|exe|mp[34g]|m4a|mov|avi|wav)$/i;

function webLinkOf(target: Element): HTMLAnchorElement | null {
  const link = target.closest('a[href]');
  return link instanceof HTMLAnchorElement && link.protocol.startsWith('http') ? link : null;
}

function linkFacts(link: HTMLAnchorElement | null) {
  return { link_url: shownAddress(link?.href ?? '', location.origin), link_domain: link?.hostname ?? '' };
}

function download(link: HTMLAnchorElement, extension: string): void {
  emit('file_download', {
    ...linkFacts(link),
    file_name: link.pathname,
    file_extension: extension.toLowerCase(),
  });
}

function heed(target: Element): void {
  const link = webLinkOf(target);
  const extension = FILE.exec(link?.pathname ?? '')?.[1];
  if (link !== null && extension !== undefined) {
    download(link, extension);
    return;
  }
  const outbound = link !== null && link.hostname !== location.hostname;
  const label = target.closest<HTMLElement>('[data-event]')?.dataset.event;
  if (outbound || label !== undefined)
    emit('click', { ...linkFacts(link), outbound, event_label: label ?? '' });
}

/** Links to other sites, files, and what is marked `data-event`: one event a press. Source: AN-04, AN-05 */
export function heedClick(event: Event): void {
  // The middle button also opens links, with its own event type; the right one opens menus.
  if (!event.type.endsWith('click') || (event as MouseEvent).button > 1) return;
  if (event.target instanceof Element) heed(event.target);
}
