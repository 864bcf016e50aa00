import { type ReactNode, useEffect, useRef } from 'react';
import { Lightbox, type SlideImage } from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { Icon } from '#views/icon/icon.tsx';
import { holdPage, releasePage } from '../page/hold-page.ts';
import { focusFirstControl } from '../page/modal.ts';
import { BrokenPicture, SlideOf } from './broken-picture.tsx';
import { Caption } from './caption.tsx';
import { useClickToZoom } from './click-to-zoom.ts';
import { Counter } from './counter.tsx';
import { keepDialogOpen, trapFocus } from './heed-keys.ts';
import type { ViewerCall, ViewerPicture } from './picture.ts';
import { ShareMenu } from './share-menu.tsx';
import type { SharingWords, ViewerWords } from './words.ts';

/** Spec §9: showing and hiding take 0 ms. */
const SHOW_MS = 0;
const SWIPE_MS = 320;
/** On wide windows, controls and caption are beside the picture. */
const WIDE = '(min-width: 769px)';
const AIR = '72px';
/** Up to twice its own pixels, so that small pictures can be zoomed too. */
const MOST_ZOOM = 2;

function toSlide({ src, alt, widthPx, heightPx }: ViewerPicture): SlideImage {
  const size = widthPx === null || heightPx === null ? {} : { width: widthPx, height: heightPx };
  return { src, alt, ...size };
}

function labelsIn(words: ViewerWords) {
  return {
    Lightbox: words.label,
    Slide: words.slide,
    Carousel: words.carousel,
    'Photo gallery': words.carousel,
    '{index} of {total}': words.position,
    Previous: words.previous,
    Next: words.next,
    Close: words.close,
    'Enter Fullscreen': words.enterFullscreen,
    'Exit Fullscreen': words.exitFullscreen,
    'Zoom in': words.zoomIn,
    'Zoom out': words.zoomOut,
  };
}

/** The shop's icons; carets turn with the library's buttons in right-to-left pages. */
function renderWith(pictures: readonly ViewerPicture[], words: ViewerWords) {
  const isAlone = pictures.length < 2;
  const pictureOf = (src: string) => pictures.find((picture) => picture.src === src);
  return {
    iconPrev: () => <Icon name="caret-left" />,
    iconNext: () => <Icon name="caret-right" />,
    iconClose: () => <Icon name="x" />,
    iconZoomIn: () => <Icon name="magnifying-glass-plus" />,
    iconZoomOut: () => <Icon name="magnifying-glass-minus" />,
    iconEnterFullscreen: () => <Icon name="corners-out" />,
    iconExitFullscreen: () => <Icon name="corners-in" />,
    iconLoading: () => <span className="j-spin" />,
    iconError: () => <BrokenPicture words={words} />,
    ...(isAlone ? { buttonPrev: () => null, buttonNext: () => null } : {}),
    slideContainer: ({ slide, children }: { slide: SlideImage; children?: ReactNode }) => (
      <SlideOf.Provider value={slide.src}>{children}</SlideOf.Provider>
    ),
    slideFooter: ({ slide }: { slide: SlideImage }) => <Caption picture={pictureOf(slide.src)} />,
    controls: () => <Counter />,
  };
}

/** Shows and focuses the viewer when it opens: as a popover it is not cut off by the dialog it is in. */
function enter(): void {
  const viewer = document.querySelector<HTMLElement>('.j-viewer');
  if (viewer?.popover === 'manual') viewer.showPopover();
  if (viewer !== null) focusFirstControl(viewer);
}

/** Prevents the page behind the viewer from scrolling. */
function useHeldPage(): void {
  useEffect(() => {
    const viewer = {};
    holdPage(viewer);
    return () => releasePage(viewer);
  }, []);
}

/** The library stops keys that it handles from bubbling. */
const keys = { onKeyDown: trapFocus, onKeyDownCapture: keepDialogOpen };

type ViewerProps = ViewerCall & { words: ViewerWords; sharing: SharingWords };

/** Full-screen pictures: counter, caption, full screen, zoom, and share links if enabled. */
export function Viewer({ pictures, index, host, canShare, onClose, words, sharing }: ViewerProps) {
  const seen = useRef(index);
  const { zoom, handlers } = useClickToZoom();
  useHeldPage();
  const isInDialog = host instanceof HTMLDialogElement;
  const share = canShare
    ? [<ShareMenu key="share" pictures={pictures} words={words} sharing={sharing} />]
    : [];
  return (
    <Lightbox
      open
      index={index}
      slides={pictures.map(toSlide)}
      close={() => onClose(seen.current)}
      className="j-viewer pswp"
      plugins={[Fullscreen, Zoom]}
      labels={labelsIn(words)}
      render={renderWith(pictures, words)}
      toolbar={{ buttons: [...share, 'zoom', 'fullscreen', 'close'] }}
      animation={{ fade: SHOW_MS, swipe: SWIPE_MS }}
      carousel={{ finite: true, preload: 1, padding: matchMedia(WIDE).matches ? AIR : 0 }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ ref: zoom, maxZoomPixelRatio: MOST_ZOOM, doubleClickDelay: 0, doubleTapDelay: 0 }}
      on={{
        entering: enter,
        view: ({ index: current }) => {
          seen.current = current;
        },
      }}
      noScroll={{ disabled: true }}
      portal={{
        root: host,
        container: { ...keys, ...handlers, ...(isInDialog ? { popover: 'manual' } : {}) },
      }}
    />
  );
}
