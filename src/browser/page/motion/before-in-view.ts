/** Work begins this far before its element comes into view. */
const AHEAD = '600px';

/** Runs once, shortly before the element comes into view. */
export function beforeInView(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      run();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
}
