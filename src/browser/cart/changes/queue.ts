type Work = () => Promise<void>;

export type Queue = {
  /** Runs the work after all earlier work. @returns once it is done */
  enqueue: (work: Work) => Promise<void>;
  isBusy: () => boolean;
  /** Runs each time the queue becomes empty. */
  whenIdle: (act: () => void) => void;
};

/**
 * Runs requests one at a time, in order; a failed one does not stop the next.
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
