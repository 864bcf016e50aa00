import type { ViewerPicture } from './picture.ts';

/** Title and description of a picture. Source: VW-02, LB-03 */
export function Caption({ picture }: { picture: ViewerPicture | undefined }) {
  if (picture === undefined || (picture.title === '' && picture.description === '')) return null;
  return (
    <div className="j-viewer__caption pswp__caption">
      {picture.title === '' ? null : <p className="j-viewer__title">{picture.title}</p>}
      {picture.description === '' ? null : <p className="j-viewer__text">{picture.description}</p>}
    </div>
  );
}
