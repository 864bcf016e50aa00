import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '#kernel/instant.ts';

/** The memory that a process holds, in megabytes. */
function residentMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}

const COLLECTIONS = 2;
const ATTEMPTS = 50;

/** @throws if no debugger listens on the port */
async function debuggerUrl(port: number): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [target] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
      return target.webSocketDebuggerUrl;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await wait(100);
    }
  }
}

/** Sends one command of the DevTools protocol. @returns after it has run */
function command(socket: WebSocket, id: number, method: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.addEventListener('close', () => reject(new Error('the debugger went away')), { once: true });
    socket.addEventListener('message', ({ data }) => {
      if (JSON.parse(String(data)).id === id) resolve();
    });
    socket.send(JSON.stringify({ id, method }));
  });
}

/**
 * Makes a Node process collect its garbage. V8 collects only once its heap has doubled, so without this the memory of a
 * process depends on when it collected last.
 *
 * @param inspectPort where it opens its debugger on SIGUSR1 (`--inspect-port`)
 */
async function collectGarbage(pid: number, inspectPort: number): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await debuggerUrl(inspectPort));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  for (let id = 1; id <= COLLECTIONS; id += 1) await command(socket, id, 'HeapProfiler.collectGarbage');
  socket.close();
}

/** @returns the megabytes of a process after its garbage was collected */
export async function heapMb(pid: number, inspectPort: number): Promise<number> {
  await collectGarbage(pid, inspectPort);
  // The allocator returns pages a moment later.
  await wait(SECOND_MS);
  return residentMb(pid);
}
