import {
  AGE_COOKIE,
  AGE_MEMORY_DAYS,
  needsAgeQuestion,
  readConfirmedAge,
  TOO_YOUNG,
} from '#shop/restrictions/rules/age-question.ts';
import { openModal } from '../page/modal.ts';

const DAY_SECONDS = 24 * 60 * 60;

function saveAge(age: number, lifetime: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: read before the first paint, where no promise can be waited for
  document.cookie = `${AGE_COOKIE}=${age}${lifetime}; Path=/; SameSite=Lax${secure}`;
}

/** Handles the age dialog, which the page opens before this script is loaded. */
export function startAgeQuestion(): void {
  const dialog = document.querySelector('dialog#age-question');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const minimumAge = Number(dialog.dataset.age);
  const ask = () => {
    const isDue = needsAgeQuestion({
      mode: dialog.dataset.ask === 'always' ? 'always' : 'tobacco',
      isRestricted: document.querySelector('main [data-restricted]') !== null,
      minimumAge,
      confirmedAge: readConfirmedAge(document.cookie),
      userAgent: navigator.userAgent,
    });
    if (isDue) openModal(dialog);
    if (!isDue && dialog.open) dialog.close();
  };
  const heed = () => {
    if (dialog.returnValue === 'yes') saveAge(minimumAge, `; Max-Age=${AGE_MEMORY_DAYS * DAY_SECONDS}`);
    ask();
  };
  // A refusal is stored until the browser closes, so that nothing restricted is added behind the dialog.
  for (const press of ['click', 'auxclick'])
    dialog.querySelector('a')?.addEventListener(press, () => saveAge(TOO_YOUNG, ''));
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('close', heed);
  // A page restored from the back/forward cache may have been answered in another tab.
  window.addEventListener('pageshow', ask);
  document.addEventListener('jamra:loop:replaced', ask);
  heed();
}
