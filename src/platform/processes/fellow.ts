import cluster from 'node:cluster';

/** Whether this process is the one that speaks to whoever started the shop: alone, or the first that opened. */
export function speaksForAll(): boolean {
  return cluster.worker === undefined || cluster.worker.id === 1;
}

/** Says to the first process that this one takes requests; nothing where it is alone. */
export function sayOpen(): void {
  if (cluster.isWorker) process.send?.({ is: 'open' });
}

/** What to do when the first process is gone without having ended this one. */
export function onAbandoned(leave: () => void): void {
  const { worker } = cluster;
  worker?.once('disconnect', () => {
    // Else it would end at once, in the middle of what it does.
    worker.exitedAfterDisconnect = true;
    leave();
  });
}
