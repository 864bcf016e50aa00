/** The detail of `jamra:video:progress`: a video of another host, each time its player says how far it is. */
export type VideoProgress = Readonly<{
  provider: string;
  title: string;
  url: string;
  seconds: number;
  durationSeconds: number;
  isEnded: boolean;
}>;
