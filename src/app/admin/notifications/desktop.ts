/** Whether this browser shows notifications of its own; the permission is the browser's, so the choice is, too. */
const CHOSEN = 'jamra.admin.desktop';

export function canShowDesktop(): boolean {
  return typeof Notification !== 'undefined';
}

export function isDesktopOn(): boolean {
  if (!canShowDesktop() || Notification.permission !== 'granted') return false;
  try {
    return localStorage.getItem(CHOSEN) === '1';
  } catch {
    return false;
  }
}

/** Turns them on or off; asks for the permission the first time. @returns whether they are on now */
export async function chooseDesktop(isOn: boolean): Promise<boolean> {
  const isAllowed = isOn && (await Notification.requestPermission()) === 'granted';
  try {
    localStorage.setItem(CHOSEN, isAllowed ? '1' : '0');
  } catch {
    return false;
  }
  return isAllowed;
}

type Shown = Readonly<{ title: string; tag: string; href: string }>;

/**
 * Shows a notification of the browser while nobody looks at the page.
 *
 * @param tag several open pages with the same tag show it once
 */
export function showDesktop({ title, tag, href }: Shown): void {
  if (!document.hidden || !isDesktopOn()) return;
  try {
    const shown = new Notification(title, { tag, icon: '/brand/site-icon-192.png' });
    shown.addEventListener('click', () => {
      window.focus();
      window.location.assign(href);
      shown.close();
    });
  } catch {
    // Chromium on Android has none outside a service worker.
  }
}
