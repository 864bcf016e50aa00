/** Whether this browser shows desktop notifications. Stored in the browser, like its permission. */
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

/** Turns desktop notifications on or off; requests permission if needed. @returns whether they are on */
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
 * Shows a desktop notification while the page is hidden.
 *
 * @param tag open pages with the same tag show a single notification
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
    // Chromium on Android only supports notifications of service workers.
  }
}
