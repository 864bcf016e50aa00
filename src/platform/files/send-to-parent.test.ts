import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'jamra-answer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a worker whose parent exited before its answer ends without an error', async () => {
  const flag = join(folder, 'gone');
  const script = join(folder, 'worker.mjs');
  const module = createRequire(import.meta.url).resolve('#platform/files/send-to-parent.ts');
  writeFileSync(
    script,
    `import { existsSync } from 'node:fs';
    import { sendToParent } from ${JSON.stringify(module)};
    process.on('message', () => {
      process.send('started');
      while (!existsSync(${JSON.stringify(flag)}));
      sendToParent('late');
    });`,
  );
  const child = fork(script, { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let words = '';
  child.stderr?.on('data', (chunk) => {
    words += String(chunk);
  });
  child.send('work');
  await once(child, 'message');
  const [disconnected, exited] = [once(child, 'disconnect'), once(child, 'exit')];
  child.disconnect();
  await disconnected;
  writeFileSync(flag, '');
  expect([await exited, words]).toEqual([[0, null], '']);
});
