import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['valkey-server', 'redis-server'];
// The server alone: the tests start it themselves, and nothing shall run beside them.
const INSTALL = 'apt-get update && apt-get install -y --no-install-recommends redis-server';

function isInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => NAMES.some((name) => existsSync(join(folder, name))));
}

/**
 * The second tier's tests start a Valkey or Redis of their own. Installs Debian's when there is none and this user may;
 * ends the process with the line to type when there is none.
 */
export function requireValkey() {
  if (isInstalled()) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    process.stdout.write('No Valkey or Redis here: installing Debian’s …\n');
    // Debian starts what it installs, unless it is told not to.
    spawnSync('sh', ['-c', INSTALL], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    if (isInstalled()) return;
  }
  process.stderr.write(
    `The tests need Valkey or Redis. Type this line, then run the tests again:\n\n  sudo sh -c '${INSTALL}'\n`,
  );
  process.exit(1);
}
