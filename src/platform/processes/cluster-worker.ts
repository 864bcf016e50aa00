import cluster from 'node:cluster';

/** Whether this process reports to the terminal: the only one, or the first worker. */
export function isFirstWorker(): boolean {
  return cluster.worker === undefined || cluster.worker.id === 1;
}

/** Reports to the primary that this worker takes requests. */
export function reportOpen(): void {
  if (cluster.isWorker) process.send?.({ is: 'open' });
}

/** Called when the primary is gone and has not stopped this worker. */
export function onPrimaryExit(leave: () => void): void {
  const { worker } = cluster;
  worker?.once('disconnect', () => {
    // Else it would end at once, in the middle of what it does.
    worker.exitedAfterDisconnect = true;
    leave();
  });
}
