import type { Page } from '@playwright/test';

/** The requests of a page to other hosts: method and address. */
export type HostedSocial = Readonly<{
  requests: string[];
  /** Addresses of frames, in the order in which they were loaded. */
  frames: string[];
}>;

const LOADING_MS = 200;

/**
 * Stands for every network: no request leaves the machine. Any address is a page with its host as title.
 *
 * @param isAnswering false: no connection is made
 */
export async function standInForNetworks(page: Page, isAnswering = () => true): Promise<HostedSocial> {
  const requests: string[] = [];
  const frames: string[] = [];
  const origin = new URL(process.env.SHOP_URL ?? '').origin;
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    async (route) => {
      const request = route.request();
      requests.push(`${request.method()} ${request.url()}`);
      if (!isAnswering()) return route.abort('connectionrefused');
      if (request.resourceType() === 'document') frames.push(request.url());
      await new Promise((resolve) => setTimeout(resolve, LOADING_MS));
      const { host } = new URL(request.url());
      const body = `<!doctype html><title>${host}</title><p>Shown by ${host}</p><button>Like</button>`;
      return route.fulfill({ contentType: 'text/html', body });
    },
  );
  return { requests, frames };
}
