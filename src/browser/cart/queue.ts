type Work = () => Promise<void>;

/** Requests that change the cart, one after the other. */
export type Queue = {
  /** Runs it when what came before is done. @returns once it is done itself */
  enqueue: (work: Work) => Promise<void>;
  isBusy: () => boolean;
  /** Acts each time the last waiting request is done. */
  whenIdle: (act: () => void) => void;
};

/**
 * Runs requests one at a time, in order; one that fails lets the next go on.
 *
 * Source: spec §4 Request queue; QU-01, QU-02, QU-03
 */
export function createQueue(): Queue {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  const acts: (() => void)[] = [];
  const leave = () => {
    waiting -= 1;
    if (waiting === 0) for (const act of acts) act();
  };
  return {
    enqueue: (work) => {
      waiting += 1;
      last = last
        .then(work)
        .catch((fault: unknown) => console.error(fault))
        .then(leave);
      return last;
    },
    isBusy: () => waiting > 0,
    whenIdle: (act) => acts.push(act),
  };
}
