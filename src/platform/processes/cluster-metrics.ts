import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { parseMessage } from './messages.ts';

/** A process that does not report within this time is left out. */
const PATIENCE_MS = 2000;

let lastNumber = 0;

/** Sends a numbered request and waits for its answer; null on timeout. */
function requested<T>(
  answers: Map<number, (answer: T) => void>,
  ask: (number: number) => void,
): Promise<T | null> {
  lastNumber += 1;
  const number = lastNumber;
  return new Promise<T | null>((resolve) => {
    const late = setTimeout(() => resolve(null), PATIENCE_MS);
    answers.set(number, (answer) => {
      clearTimeout(late);
      resolve(answer);
    });
    ask(number);
  }).finally(() => answers.delete(number));
}

/** In the primary: collects the metrics of all open workers on request. */
export function gatherMetrics(open: ReadonlySet<Worker>): void {
  const answers = new Map<number, (figures: object[]) => void>();

  async function gather(): Promise<string> {
    const all = await Promise.all(
      [...open]
        .filter((worker) => worker.isConnected())
        .map((worker) => requested(answers, (number) => worker.send({ is: 'figures-wanted', number }))),
    );
    const counted = all.filter((figures) => figures !== null);
    const text = await AggregatorRegistry.aggregate(counted).metrics();
    return `${text}\n# HELP jamra_processes Processes whose figures these are.\n# TYPE jamra_processes gauge\njamra_processes ${counted.length}\n`;
  }

  cluster.on('message', (worker, sent) => {
    const message = parseMessage(sent);
    if (message?.is === 'figures') answers.get(message.number)?.(message.figures);
    if (message?.is !== 'all-figures-wanted') return;
    const { number } = message;
    gather().then(
      (text) => worker.isConnected() && worker.send({ is: 'all-figures', number, text }),
      () => undefined,
    );
  });
}

/**
 * The metrics of this process, or of all workers on its port, in Prometheus text format.
 *
 * @returns null when the other workers' could not be collected in time
 */
export function metricsOf(register: Registry): () => Promise<string | null> {
  if (!cluster.isWorker) return () => register.metrics();
  const answers = new Map<number, (text: string) => void>();
  process.on('message', (sent) => {
    const message = parseMessage(sent);
    if (message?.is === 'all-figures') answers.get(message.number)?.(message.text);
    if (message?.is !== 'figures-wanted') return;
    const { number } = message;
    register.getMetricsAsJSON().then(
      (figures) => process.send?.({ is: 'figures', number, figures }),
      () => undefined,
    );
  });
  return () => requested(answers, (number) => process.send?.({ is: 'all-figures-wanted', number }));
}
