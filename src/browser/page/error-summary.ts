/** A form that came back: the summary of what is wrong gets the focus, so that it is read first. */
export function startErrorSummary(): void {
  document.querySelector<HTMLElement>('[data-error-summary]')?.focus();
}
