import { createContext, useContext } from 'react';
import type { ViewerWords } from './words.ts';

/** The address of the picture around a part of the viewer. */
export const SlideOf = createContext('');

/** 'The image could not be loaded.', its first two words the way to the picture. Source: spec §8; VW-10, ER-09 */
export function BrokenPicture({ words }: { words: ViewerWords }) {
  const src = useContext(SlideOf);
  const [before, after] = words.broken.split(words.brokenLink);
  return (
    <p className="j-viewer__broken pswp__error-msg" role="alert">
      {before}
      <a href={src} target="_blank" rel="noopener">
        {words.brokenLink}
      </a>
      {after}
    </p>
  );
}
