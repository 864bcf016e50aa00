/** Something that opens above the links to edit, and closes on Escape. */
export function toDisclosure(
  summaryText: string,
  label: string | null,
  content: HTMLElement,
): HTMLDetailsElement {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = summaryText;
  if (label !== null) summary.setAttribute('aria-label', label);
  details.append(summary, content);
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    details.open = false;
    summary.focus();
  });
  return details;
}

export function toAnchor({ label, href }: Readonly<{ label: string; href: string }>): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = label;
  return anchor;
}
