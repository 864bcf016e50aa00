type YouTubePlayer = { playVideo: () => void };
type YouTubeEvents = { events: { onReady: (event: { target: YouTubePlayer }) => void } };
type VimeoPlayer = { play: () => Promise<void> };

/** What the providers' scripts put on the page. */
type Globals = Readonly<{
  YT?: { Player?: new (frame: HTMLIFrameElement, options: YouTubeEvents) => YouTubePlayer };
  Vimeo?: { Player?: new (frame: HTMLIFrameElement) => VimeoPlayer };
}>;

type Play = (frame: HTMLIFrameElement) => void;

const globals = () => window as unknown as Globals;

/** By provider, what plays a frame; null while its script is not ready. */
export const PLAYER_APIS: Readonly<Record<string, () => Play | null>> = {
  youtube: () => {
    const Player = globals().YT?.Player;
    if (Player === undefined) return null;
    return (frame) => void new Player(frame, { events: { onReady: ({ target }) => target.playVideo() } });
  },
  vimeo: () => {
    const Player = globals().Vimeo?.Player;
    if (Player === undefined) return null;
    // A browser that refuses to play by script leaves the player to be pressed.
    return (frame) => void new Player(frame).play().catch(() => undefined);
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
