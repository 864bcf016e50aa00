type Work = () => Promise<void>;

/**
 * Runs requests one at a time, in order; one that fails lets the next go on.
 *
 * Source: spec §4 Request queue; QU-01, QU-02, QU-03
 */
export function createQueue(): (work: Work) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(work, work).catch((fault: unknown) => console.error(fault));
    return last;
  };
}
