export type ViewerPicture = Readonly<{
  /** URL of the large picture. */
  src: string;
  /** Null: known after loading. */
  widthPx: number | null;
  heightPx: number | null;
  alt: string;
  title: string;
  description: string;
}>;

/** Which pictures to show, and how. */
export type ViewerCall = Readonly<{
  pictures: readonly ViewerPicture[];
  /** The first picture, from 0. */
  index: number;
  /** The dialog that the pictures are in, since it lies above everything else; without one, the page. */
  host: HTMLElement;
  /** Whether sharing and download are offered. */
  canShare: boolean;
  /** Called after closing with the picture seen last. */
  onClose: (index: number) => void;
}>;
