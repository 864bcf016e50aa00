/** The zone in which a heading is current: below the sticky header, above the middle of the window. */
const READ_ZONE = '-96px 0px -60% 0px';

/** Marks the current section in tables of contents: the one beside a text, and those of widgets. */
export function startOutline(): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(':is(.j-outline--side, .j-toc) [data-outline]'),
  ];
  const headings = links.flatMap((link) => document.getElementById(link.dataset.outline ?? '') ?? []);
  if (headings.length === 0) return;
  const mark = (id: string) => {
    for (const link of links) {
      if (link.dataset.outline === id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const watcher = new IntersectionObserver(
    (seen) => {
      const reached = seen.find(({ isIntersecting }) => isIntersecting);
      if (reached !== undefined) mark(reached.target.id);
    },
    { rootMargin: READ_ZONE },
  );
  for (const heading of headings) watcher.observe(heading);
}
