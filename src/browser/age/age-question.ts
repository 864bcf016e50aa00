import { AGE_COOKIE, AGE_MEMORY_DAYS, mustAsk, readConfirmedAge } from '#shop/restrictions/age-question.ts';

const DAY_SECONDS = 24 * 60 * 60;

function remember(minimumAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const seconds = AGE_MEMORY_DAYS * DAY_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: read before the first paint, where no promise can be waited for
  document.cookie = `${AGE_COOKIE}=${minimumAge}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

/** Keeps the age question open until it is answered; the page opens it before this script is there. */
export function startAgeQuestion(): void {
  const dialog = document.querySelector('dialog#age-question');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const minimumAge = Number(dialog.dataset.age);
  const ask = () => {
    const isDue = mustAsk({
      mode: dialog.dataset.ask === 'always' ? 'always' : 'tobacco',
      isRestricted: document.querySelector('main [data-restricted]') !== null,
      minimumAge,
      confirmedAge: readConfirmedAge(document.cookie),
      userAgent: navigator.userAgent,
    });
    if (isDue && !dialog.open) dialog.showModal();
    if (!isDue && dialog.open) dialog.close();
  };
  const heed = () => {
    if (dialog.returnValue === 'yes') remember(minimumAge);
    ask();
  };
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('close', heed);
  // A page brought back from memory may have been answered in another tab meanwhile.
  window.addEventListener('pageshow', ask);
  heed();
}
