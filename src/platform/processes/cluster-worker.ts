import cluster from 'node:cluster';

/** Whether this process logs to the terminal: the only one, or the first worker. */
export function isFirstWorker(): boolean {
  return cluster.worker === undefined || cluster.worker.id === 1;
}

/** Reports to the primary that this worker accepts requests. */
export function reportOpen(): void {
  if (cluster.isWorker) process.send?.({ is: 'open' });
}

/** Called when the primary has exited without stopping this worker. */
export function onPrimaryExit(leave: () => void): void {
  const { worker } = cluster;
  worker?.once('disconnect', () => {
    // Otherwise the worker would exit at once, in the middle of its work.
    worker.exitedAfterDisconnect = true;
    leave();
  });
}
