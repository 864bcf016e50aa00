import { on } from '../page/on.ts';
import { readReviewConfig } from './config.ts';
import { starsAfterKey } from './star-keys.ts';

const STAR = '#respond p.stars a';

/** The rating select; null when the page has no review form. */
export function findRating(): HTMLSelectElement | null {
  return document.querySelector<HTMLSelectElement>('#respond #rating');
}

function stars(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(STAR)];
}

/** Shows the select's value; without one, Tab reaches the first star. */
function show(rating: HTMLSelectElement): void {
  const chosen = Number(rating.value);
  const row = document.querySelector('#respond p.stars');
  row?.classList.toggle('selected', chosen > 0);
  for (const [index, star] of stars().entries()) {
    const number = index + 1;
    star.classList.toggle('active', number === chosen);
    star.setAttribute('aria-checked', String(number === chosen));
    star.tabIndex = number === Math.max(1, chosen) ? 0 : -1;
  }
}

function choose(number: number): void {
  const rating = findRating();
  if (rating === null) return;
  rating.value = String(number);
  rating.dispatchEvent(new Event('change', { bubbles: true }));
  show(rating);
}

function starOf(label: string, number: number): HTMLAnchorElement {
  const star = document.createElement('a');
  star.className = `star-${number}`;
  star.href = '#';
  star.setAttribute('role', 'radio');
  star.textContent = label;
  return star;
}

/** Inserts five stars before the select, which stays in the form hidden. */
function build(rating: HTMLSelectElement, labels: readonly string[]): void {
  const row = document.createElement('p');
  row.className = 'stars';
  const group = document.createElement('span');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-labelledby', 'comment-form-rating-label');
  group.append(...labels.map((label, index) => starOf(label, index + 1)));
  row.append(group);
  rating.before(row);
  rating.hidden = true;
  rating.required = false;
}

/** Focuses the chosen star, or the first one. */
export function focusStars(): void {
  stars()
    .find(({ tabIndex }) => tabIndex === 0)
    ?.focus();
}

function handleKey(star: HTMLElement, event: KeyboardEvent): void {
  if (event.key === ' ') {
    event.preventDefault();
    star.click();
    return;
  }
  const isRightToLeft = getComputedStyle(star).direction === 'rtl';
  const chosen = Number(findRating()?.value ?? 0);
  const next = starsAfterKey(event.key, { chosen, isRightToLeft });
  if (next === null) return;
  event.preventDefault();
  choose(next);
  focusStars();
}

/** Stars instead of the select: click, arrows, Home, End, Space. Source: WIRE §13; RV-01 */
export function startStars(): void {
  const rating = findRating();
  const { labels } = readReviewConfig();
  if (rating === null || labels.length === 0 || stars().length > 0) return;
  build(rating, labels);
  show(rating);
  on('click', STAR, (star, event) => {
    event.preventDefault();
    choose(stars().findIndex((one) => one.isSameNode(star)) + 1);
    focusStars();
  });
  on('keydown', STAR, handleKey);
  on('click', '#comment-form-rating-label', focusStars);
  addEventListener('pageshow', () => show(rating));
}
