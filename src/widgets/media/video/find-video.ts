import type { CspSources } from '#kernel/web/csp-sources.ts';
import { findProviderVideo, PLAYER_SCRIPTS } from './video-address.ts';

/** A video of another host, which waits for consent. `script` controls its player; null: the browser's own player. */
export type HostedVideo = Readonly<{
  kind: 'youtube' | 'vimeo' | 'file';
  /** As shoppers know it. */
  host: string;
  /** Where it can be watched without scripts. */
  page: string;
  player: string;
  script: string | null;
}>;

/** A video of the shop itself. */
type OwnVideo = Readonly<{ kind: 'own'; file: string }>;

const OWN_FILE = /^\/(?!\/)[^\s?#]+\.(?:mp4|webm)$/;
const OTHER_FILE = /\.(?:mp4|webm)$/;
const PLAIN_HOST = /^[a-z0-9.-]+(?::\d+)?$/;
const PROVIDER_NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' };

function findOtherFile(address: string): HostedVideo | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || !PLAIN_HOST.test(url.host) || !OTHER_FILE.test(url.pathname)) return null;
  return { kind: 'file', host: url.hostname, page: url.href, player: url.href, script: null };
}

/**
 * The video that an address means: a page or player of YouTube or Vimeo, or an MP4 or WebM file of the shop or another
 * host.
 *
 * @returns null for every other address
 */
export function findVideo(address: string): HostedVideo | OwnVideo | null {
  if (OWN_FILE.test(address)) return { kind: 'own', file: address };
  const video = findProviderVideo(address);
  if (video === null) return findOtherFile(address);
  const { provider, page, player } = video;
  return {
    kind: provider,
    host: PROVIDER_NAMES[provider],
    page,
    player,
    script: PLAYER_SCRIPTS[provider],
  };
}

const originOf = (address: string) => new URL(address).origin;

/** What a page with the video may load from other hosts. */
export function sourcesOf(address: string): CspSources {
  const video = findVideo(address);
  if (video === null || video.kind === 'own') return {};
  if (video.script === null) return { 'media-src': [originOf(video.player)] };
  return { 'script-src': [originOf(video.script)], 'frame-src': [originOf(video.player)] };
}
