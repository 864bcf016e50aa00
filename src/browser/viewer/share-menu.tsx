import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLightboxState } from 'yet-another-react-lightbox';
import { SHARE_NETWORKS, shareAddress } from '#shop/sharing/rules/networks.ts';
import { Icon } from '#views/icon/icon.tsx';
import type { ViewerPicture } from './picture.ts';
import type { SharingWords, ViewerWords } from './words.ts';

const PANEL = 'viewer-share';
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Shares the page; networks that accept a picture also get the picture. */
function subjectOf(picture: ViewerPicture) {
  const { origin, pathname, search } = location;
  return {
    url: `${origin}${pathname}${search}`,
    title: picture.title || document.title,
    imageUrl: new URL(picture.src, location.href).href,
  };
}

function keep(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** Open until it is used, loses the focus, or the picture changes. */
function useOpening(box: RefObject<HTMLElement | null>, index: number) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const isOpen = openAt === index;
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && box.current?.contains(target) === false) setOpenAt(null);
    };
    for (const sign of ['pointerdown', 'focusin']) document.addEventListener(sign, closeOutside);
    return () => {
      for (const sign of ['pointerdown', 'focusin']) document.removeEventListener(sign, closeOutside);
    };
  }, [isOpen, box]);
  return { isOpen, open: () => setOpenAt(index), close: () => setOpenAt(null) };
}

type LinksProps = { picture: ViewerPicture; words: ViewerWords; sharing: SharingWords; onUse: () => void };

function Links({ picture, words, sharing, onUse }: LinksProps) {
  const subject = subjectOf(picture);
  return (
    <ul className="j-viewer__links pswp__share-tooltip" id={PANEL}>
      <li>
        <a className="j-viewer__download" href={picture.src} download="" onClick={onUse}>
          <Icon name="download-simple" isSmall /> {words.download}
        </a>
      </li>
      {SHARE_NETWORKS.map((network) => (
        <li key={network}>
          <a
            href={shareAddress(network, subject)}
            target="_blank"
            rel="noopener nofollow"
            aria-label={words.shareOn.replace('{{network}}', sharing.networks[network])}
            onClick={onUse}
          >
            {sharing.networks[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}

type ShareMenuProps = { pictures: readonly ViewerPicture[]; words: ViewerWords; sharing: SharingWords };

/** Plain links to the networks' share pages, and a download of the current picture. Source: VW-05, LB-02, SH-04 */
export function ShareMenu({ pictures, words, sharing }: ShareMenuProps) {
  const { currentIndex } = useLightboxState();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close } = useOpening(box, currentIndex);
  const picture = pictures[currentIndex];
  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (ARROWS.includes(event.key)) keep(event);
    if (event.key !== 'Escape') return;
    keep(event);
    close();
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps what is meant for the menu from the viewer around it
    <div className="j-viewer__share" ref={box} onKeyDown={handleKey} onPointerDown={keep} onWheel={keep}>
      <button
        type="button"
        className="yarl__button"
        ref={button}
        title={words.share}
        aria-label={words.share}
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL : undefined}
        onClick={isOpen ? close : open}
      >
        <Icon name="share-network" />
      </button>
      {isOpen && picture !== undefined ? (
        <Links picture={picture} words={words} sharing={sharing} onUse={close} />
      ) : null}
    </div>
  );
}
