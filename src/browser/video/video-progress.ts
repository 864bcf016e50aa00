/** The detail of `jamra:video:progress`, fired when the player of a hosted video reports its progress. */
export type VideoProgress = Readonly<{
  provider: string;
  title: string;
  url: string;
  seconds: number;
  durationSeconds: number;
  isEnded: boolean;
}>;
