import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium's headless shell needs a third of the whole browser's processor time for a page. */
const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const GET = 'apt-get install -y --no-install-recommends';
/** Older systems have the whole browser only. */
const INSTALL = `apt-get update && { ${GET} chromium-headless-shell || ${GET} chromium; }`;

function installed() {
  return PLACES.find((place) => place !== undefined && existsSync(place));
}

/**
 * The browser that the page tests drive. Installs Debian's when there is none and this user may.
 *
 * @returns its path; ends the process with the line to type when there is none
 */
export function requireChromium() {
  const installedPath = installed();
  if (installedPath !== undefined) return installedPath;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    process.stdout.write('No Chromium here: installing Debian’s …\n');
    spawnSync('sh', ['-c', INSTALL], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const fresh = installed();
    if (fresh !== undefined) return fresh;
  }
  process.stderr.write(
    `The page tests need Chromium. Type this line, then run the tests again (or set CHROMIUM to its path):\n\n  sudo sh -c '${INSTALL}'\n`,
  );
  return process.exit(1);
}
