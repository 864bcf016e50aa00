type YouTubePlayer = {
  playVideo: () => void;
  /** Seconds. */
  getCurrentTime?: () => number;
  getDuration?: () => number;
  getPlayerState?: () => number;
};
type YouTubeEvents = { events: { onReady: (event: { target: YouTubePlayer }) => void } };
type VimeoPlayer = {
  play: () => Promise<void>;
  on?: (event: 'timeupdate' | 'ended', act: (at: { seconds: number; duration: number }) => void) => void;
};

/** How far a player is. */
export type Progress = Readonly<{ seconds: number; durationSeconds: number; isEnded: boolean }>;
type Report = (progress: Progress) => void;

/** The state of YouTube's player after a video has ended. */
const ENDED = 0;
const ASK_EVERY_MS = 1000;

/** YouTube's player reports no progress: it is polled while its frame is on the page. */
function reportYouTube(player: YouTubePlayer, frame: HTMLIFrameElement, report: Report): void {
  const { getCurrentTime } = player;
  if (getCurrentTime === undefined) return;
  const timer = setInterval(() => {
    if (!frame.isConnected) return clearInterval(timer);
    const seconds = player.getCurrentTime?.() ?? 0;
    const isEnded = player.getPlayerState?.() === ENDED;
    if (seconds > 0 || isEnded) report({ seconds, durationSeconds: player.getDuration?.() ?? 0, isEnded });
  }, ASK_EVERY_MS);
}

function reportVimeo(player: VimeoPlayer, report: Report): void {
  for (const type of ['timeupdate', 'ended'] as const)
    player.on?.(type, ({ seconds, duration }) =>
      report({ seconds, durationSeconds: duration, isEnded: type === 'ended' }),
    );
}

/** Globals of the providers' scripts. */
type Globals = Readonly<{
  YT?: { Player?: new (frame: HTMLIFrameElement, options: YouTubeEvents) => YouTubePlayer };
  Vimeo?: { Player?: new (frame: HTMLIFrameElement) => VimeoPlayer };
}>;

export type Play = (frame: HTMLIFrameElement, report: Report) => void;

const globals = () => window as unknown as Globals;

/** By provider, what plays a frame; null while its script is not ready. */
export const PLAYER_APIS: Readonly<Record<string, () => Play | null>> = {
  youtube: () => {
    const Player = globals().YT?.Player;
    if (Player === undefined) return null;
    return (frame, report) => {
      const onReady = ({ target }: { target: YouTubePlayer }) => {
        target.playVideo();
        reportYouTube(target, frame, report);
      };
      new Player(frame, { events: { onReady } });
    };
  },
  vimeo: () => {
    const Player = globals().Vimeo?.Player;
    if (Player === undefined) return null;
    // A browser that refuses to play by script leaves the player to be pressed.
    return (frame, report) => {
      const player = new Player(frame);
      reportVimeo(player, report);
      void player.play().catch(() => undefined);
    };
  },
};

/** Loads a provider's script once; a failed one is loaded again next time. */
export function loadPlayerScript(src: string, onFailed: () => void): void {
  const known = document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(src)}"]`);
  const script = known ?? document.createElement('script');
  script.addEventListener('error', () => {
    script.remove();
    onFailed();
  });
  if (known !== null) return;
  script.src = src;
  document.head.append(script);
}
