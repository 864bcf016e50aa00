import type { Page } from '@playwright/test';

/** The requests of a page to other hosts, and when it asked its provider's script whether it is ready. */
export type Hosted = {
  requests: string[];
  askedAtMs: () => Promise<number[]>;
  isPlaying: () => Promise<boolean>;
};

/**
 * Stands for YouTube: no request leaves the machine. Its script is ready at the `askedTimes`-th check after it loaded.
 */
export async function standInForYouTube(page: Page, askedTimes: number): Promise<Hosted> {
  const requests: string[] = [];
  const origin = new URL(process.env.SHOP_URL ?? '').origin;
  const script = `{
    window.asked = [];
    class Player {
      constructor(frame, { events }) {
        setTimeout(() => events.onReady({ target: { playVideo: () => { window.isPlaying = frame.src; } } }));
      }
    }
    Object.defineProperty(window, 'YT', {
      get() {
        window.asked.push(performance.now());
        return window.asked.length > ${askedTimes} ? { Player } : undefined;
      },
    });
  }`;
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    async (route) => {
      const url = route.request().url();
      requests.push(url);
      if (url === 'https://www.youtube.com/iframe_api')
        return route.fulfill({ contentType: 'text/javascript', body: script });
      if (url.startsWith('https://www.youtube-nocookie.com/embed/'))
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
      return route.abort();
    },
  );
  return {
    requests,
    askedAtMs: () => page.evaluate(() => (window as unknown as { asked?: number[] }).asked ?? []),
    isPlaying: () => page.evaluate(() => 'isPlaying' in window),
  };
}
