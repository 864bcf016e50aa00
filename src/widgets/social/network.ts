/** What a network shows at an address. */
export type Reading = Readonly<{
  /** Its address for people. */
  page: string;
  /** The address of the frame that shows it elsewhere; null where the network has none. */
  frame: string | null;
  /** The limits of the width that the frame's URL contains. */
  widthsPx?: Readonly<{ min: number; max: number }>;
}>;

/** How it is shown, and the page of the shop it is shown on. */
export type Wanted = Readonly<{ hasPosts: boolean; count: number; pageUrl: string }>;

/** Reads an address of a network's host; null where it is none of this kind. */
export type Reader = (url: URL, wanted: Wanted) => Reading | null;

/** What a widget shows of a network. */
export type SocialKind = 'post' | 'page' | 'comments' | 'button';

/** What a network offers, by kind. */
export type Network = Readonly<{
  /** Key of its name in `sharing:networks` or `social:networks`. */
  name: string;
  /** Without `www.`, `m.` and `web.`. */
  hosts: RegExp;
  readers: Readonly<Partial<Record<SocialKind, Reader>>>;
}>;
