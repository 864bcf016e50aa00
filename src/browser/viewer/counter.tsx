import { useLightboxState } from 'yet-another-react-lightbox';

/** '2 / 4', in this order also in Arabic. Source: spec §2; VW-01 */
export function Counter() {
  const { slides, currentIndex } = useLightboxState();
  return (
    <div className="j-viewer__count pswp__counter">
      <bdi dir="ltr">{`${currentIndex + 1} / ${slides.length}`}</bdi>
    </div>
  );
}
