import type { Language } from '#kernel/language.ts';
import {
  checkReview,
  pictureProblem,
  REVIEW_FIELDS,
  type ReviewField,
  type ReviewProblems,
  readReviewDraft,
} from '#shop/reviews/rules/review-form.ts';
import { on } from '../page/on.ts';
import { readReviewConfig } from './config.ts';
import { clearError, printErrors } from './field-errors.ts';
import { rememberedAuthor } from './remembered-author.ts';
import { findRating, focusStars } from './stars.ts';

const FORM = 'form#commentform';

function findForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(FORM);
}

/** @returns whether the rating is missing; then a message was shown and nothing is sent. Source: RV-04, ER-08 */
function isRatingMissing(): boolean {
  const { isRequired, requiredText } = readReviewConfig();
  const rating = findRating();
  if (!isRequired || rating === null || rating.value !== '') return false;
  window.alert(requiredText);
  focusStars();
  return true;
}

function chosenPictures(form: HTMLFormElement): File[] {
  const field = form.elements.namedItem('pictures');
  return field instanceof HTMLInputElement ? [...(field.files ?? [])] : [];
}

function problemsOf(form: HTMLFormElement): ReviewProblems {
  const language: Language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
  const isRatingRequired = readReviewConfig().isRequired;
  const checked = checkReview(readReviewDraft(new FormData(form)), { isRatingRequired, language });
  const pictures = pictureProblem(chosenPictures(form));
  return { ...(checked.ok ? {} : checked.problems), ...(pictures === null ? {} : { pictures }) };
}

/** Prevents a second submission. */
function markSending(form: HTMLFormElement, isSending: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('#submit');
  if (button === null) return;
  const label = button.dataset.label ?? button.textContent;
  button.dataset.label = label;
  button.textContent = isSending ? (form.dataset.sending ?? label) : label;
  button.setAttribute('aria-busy', String(isSending));
  if (isSending) form.dataset.sent = '';
  else delete form.dataset.sent;
}

function focusField(form: HTMLFormElement, field: ReviewField): void {
  if (field === 'rating') focusStars();
  else form.querySelector<HTMLElement>(`#${field}`)?.focus();
}

function handleSubmit(form: HTMLFormElement, event: SubmitEvent): void {
  if (form.dataset.sent !== undefined || isRatingMissing()) {
    event.preventDefault();
    return;
  }
  const problems = problemsOf(form);
  printErrors(form, problems);
  const first = REVIEW_FIELDS.find((field) => problems[field] !== undefined);
  if (first === undefined) {
    markSending(form, true);
    return;
  }
  event.preventDefault();
  focusField(form, first);
}

function fillIn(form: HTMLFormElement): void {
  const remembered = rememberedAuthor(document.cookie);
  for (const [name, value] of Object.entries(remembered)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = value;
  }
  const consent = form.elements.namedItem('wp-comment-cookies-consent');
  if (remembered.author !== '' && consent instanceof HTMLInputElement) consent.checked = true;
}

/** Validates the review form before sending and fills in a remembered author. Source: RV-03, RV-04, RV-06 */
export function startReviewForm(): void {
  const form = findForm();
  if (form === null) return;
  form.noValidate = true;
  fillIn(form);
  form.addEventListener('submit', (event) => handleSubmit(form, event));
  on('input', `${FORM} :is(input, textarea)`, (field) => clearError(form, field.id));
  on('change', `${FORM} #rating`, () => clearError(form, 'rating'));
  on('click', '#respond [data-error-summary] a', (link, event) => {
    const field = REVIEW_FIELDS.find((one) => link.getAttribute('href') === `#${one}`);
    if (field === undefined) return;
    event.preventDefault();
    focusField(form, field);
  });
  addEventListener('pageshow', () => markSending(form, false));
}
