/** One picture of the viewer. */
export type ViewerPicture = Readonly<{
  /** Address of the large picture. */
  src: string;
  /** Null: known once it is there. */
  widthPx: number | null;
  heightPx: number | null;
  alt: string;
  title: string;
  description: string;
}>;

/** What to show, and how. */
export type ViewerCall = Readonly<{
  pictures: readonly ViewerPicture[];
  /** Which of them first, from 0. */
  index: number;
  /** Whether share links and a download are offered. */
  canShare: boolean;
  /** Told which picture was seen last; the viewer is gone then. */
  onClose: (index: number) => void;
}>;
