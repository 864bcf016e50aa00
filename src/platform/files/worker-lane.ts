import { type ChildProcess, fork } from 'node:child_process';

type Lane = Readonly<{
  /** The worker's script: it answers each message with one. */
  script: string;
  args?: readonly string[];
  /** Options of its Node.js, e.g. limits of memory. */
  execArgv?: readonly string[];
  /** No file within the limits takes this long; a process that does is killed. */
  mostWorkMs: number;
}>;

/** How long an idle worker process waits for another file. */
const IDLE_MS = 5000;

/**
 * Opens a lane to a worker process that handles one file at a time and exits when idle.
 *
 * @returns a function that sends a task and waits for its answer; throws when the process ends without one
 */
export function openLane({ script, args = [], execArgv = [], mostWorkMs }: Lane) {
  let child: ChildProcess | null = null;
  let leaving: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function open(): ChildProcess {
    clearTimeout(leaving);
    if (child?.connected) return child;
    child = fork(script, [...args], {
      execArgv: [...process.execArgv, ...execArgv],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return child;
  }

  function letGo(): void {
    leaving = setTimeout(() => {
      if (child?.connected) child.disconnect();
      child = null;
    }, IDLE_MS);
    leaving.unref();
    child?.unref();
    child?.channel?.unref();
  }

  function runTask(task: object): Promise<unknown> {
    const opened = open();
    opened.ref();
    opened.channel?.ref();
    const limit = setTimeout(() => opened.kill('SIGKILL'), mostWorkMs);
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error('the process that works on files ended'));
      opened.once('exit', fail);
      opened.once('message', (answer) => {
        opened.off('exit', fail);
        resolve(answer);
      });
      opened.send(task, (fault) => {
        if (fault !== null) reject(fault);
      });
    }).finally(() => {
      clearTimeout(limit);
      letGo();
    });
  }

  return (task: object): Promise<unknown> => {
    const turn = last.then(() => runTask(task));
    last = turn.catch(() => undefined);
    return turn;
  };
}
