import { DAY_MS, SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { FIGURES_PATH } from '#shop/popup-figures/rules/figures.ts';
import { inLanguage, NOBODY, type RefusalCase, type RefusalCases } from './running.ts';

const dayIn = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: SHOP_TIME_ZONE });
const FIGURES = { id: NOBODY, seen: 1, closed: 0, acted: 0 };

const reporting =
  (body: object, headers: Readonly<Record<string, string>> = {}): RefusalCase =>
  async (running) =>
  async (language) => {
    const referer = running.origin + inLanguage('/', language);
    return running.refusalIn(
      await running.send(FIGURES_PATH, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', referer, ...headers },
      }),
    );
  };

/** Reports of pages about their popups. */
export const popupFigures = {
  'popup-figures.wrong-body': reporting({ day: dayIn(0), popups: [] }),
  'popup-figures.wrong-day': reporting({ day: dayIn(1), popups: [FIGURES] }),
  'popup-figures.unknown-popup': reporting({ day: dayIn(0), popups: [FIGURES] }),
  'popup-figures.foreign-origin': reporting(
    { day: dayIn(0), popups: [FIGURES] },
    { origin: 'https://elsewhere.example' },
  ),
} satisfies RefusalCases;
